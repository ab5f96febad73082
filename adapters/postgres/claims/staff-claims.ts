import type { StaffCaseRepository } from '#core/cases/staff-case.repository.port.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { type CaseFactRow, createStaffCaseRepository } from '../cases/staff-cases.ts';
import { typeNamesSql } from '../cases/staff-cases-sql.ts';
import { codeKey } from '../database/code-key.ts';
import type { Database } from '../database/database.ts';
import { type ClaimRow, managedClaim } from './claims.ts';
import { claimColumns, claims } from './claims-sql.ts';

/** Everybody's claims, for staff. */
export const createStaffClaimRepository = (database: Database): StaffCaseRepository<ClaimState, StaffClaim> =>
  createStaffCaseRepository(database, {
    sql: {
      kind: claims,
      columns: claimColumns,
      typeColumns: ['origin_name', 'reason_name'],
      codeColumns: ['k.purchase_document', 'k.external_code'],
      hasProductCode: (code) =>
        `exists (select from claim_product p where p.claim_id = k.id and position(${code} in ${codeKey('p.product_code')}) > 0)`,
      types: [
        { kind: 'origin', sql: typeNamesSql('claim_origin', 'name', 'claim', 'origin_name') },
        { kind: 'reason', sql: typeNamesSql('claim_reason', 'name', 'claim', 'reason_name') },
      ],
    },
    mailGroup: 'mail.demands',
    read: (row: ClaimRow & CaseFactRow) => managedClaim(row),
  });
