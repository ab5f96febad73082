import type { StaffCaseRepository } from '#core/cases/staff-case.repository.port.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { type CaseFactRow, createStaffCaseRepository } from '../cases/staff-cases.ts';
import { typeNamesSql } from '../cases/staff-cases-sql.ts';
import { codeKey } from '../database/code-key.ts';
import type { Database } from '../database/database.ts';
import { type ManagedWarrantyRow, managedWarranty } from './warranties.ts';
import { managedWarrantyColumns, warranties } from './warranties-sql.ts';

/** Everybody's warranties, for staff. */
export const createStaffWarrantyRepository = (database: Database): StaffCaseRepository<WarrantyState, StaffWarranty> =>
  createStaffCaseRepository(database, {
    sql: {
      kind: warranties,
      columns: managedWarrantyColumns,
      typeColumns: ['fault_title'],
      codeColumns: ['k.purchase_document', 'k.plate'],
      hasProductCode: (code) => `position(${code} in ${codeKey('k.product_code')}) > 0`,
      types: [{ kind: 'fault', sql: typeNamesSql('fault_sequence', 'title', 'warranty', 'fault_title') }],
    },
    mailGroup: 'mail.waranties',
    read: (row: ManagedWarrantyRow & CaseFactRow) => managedWarranty(row),
  });
