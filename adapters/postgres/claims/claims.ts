/** A company's own claims: opened, listed and read. */

import { claimMail } from '#adapters/texts/claim-mail.es.ts';
import type { ClaimRepository, ClaimToStore } from '#core/claims/claim.repository.port.ts';
import type { ClaimedProduct, ClaimOption, ClaimTracking, ManagedClaim } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { asId, type ClaimId } from '#core/shared/ids.ts';
import { moveCase } from '../cases/move-case.ts';
import { orderNumberPattern } from '../cases/named-order-sql.ts';
import { knownCase, storeCase } from '../cases/store-case.ts';
import type { Database } from '../database/database.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { type Mailing, mailsOf } from '../mail/mailing.ts';
import { associateClaimSql, claims, readClaimsSql, resolveClaimSql, storeClaimSql } from './claims-sql.ts';

export interface ClaimRow {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly origin_name: string;
  readonly reason_name: string;
  readonly purchase_date: string;
  readonly purchase_document: string;
  readonly resolution: string;
  readonly state: ClaimState;
  readonly state_at: string;
  readonly note: string;
  readonly customer_name: string;
  readonly external_code: string | null;
  readonly products: readonly {
    readonly product_id: number;
    readonly code: string;
    readonly brand_id: number;
    readonly brand: string;
    readonly quantity: number;
  }[];
  readonly tracking: readonly { readonly state: ClaimState; readonly at: string }[];
}

const newestFirst = 'order by k.created_at desc, k.id desc';

export const createClaimRepository = (database: Database): ClaimRepository => {
  const options = async (table: 'claim_origin' | 'claim_reason'): Promise<ClaimOption[]> => {
    const rows = await database.query<{ id: number; name: string }>(
      `select id, name from ${table} order by sort_order, id`,
      [],
    );
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  };
  const byId = async (id: ClaimId): Promise<ManagedClaim | null> => {
    const [row] = await database.query<ClaimRow>(`${readClaimsSql} where k.id = $1`, [rowId(id)]);
    return row === undefined ? null : managedClaim(row);
  };
  const move = async (
    id: ClaimId,
    to: ClaimState,
    sql: string,
    values: readonly unknown[],
  ): Promise<ManagedClaim | null> => {
    const isMoved = await moveCase(database, claims, to, { sql, values: [rowId(id), ...values] });
    return isMoved ? byId(id) : null;
  };

  return {
    async ofCustomer(customerId, page) {
      const { rows, ...paging } = await readPage<ClaimRow>(database, page, {
        rows: `${readClaimsSql} where k.customer_id = $1 ${newestFirst}`,
        count: 'select count(*)::int as found from claim where customer_id = $1',
        values: [rowId(customerId)],
      });
      return { claims: rows.map(managedClaim), ...paging };
    },

    async list(page) {
      const { rows, ...paging } = await readPage<ClaimRow>(database, page, {
        rows: `${readClaimsSql} ${newestFirst}`,
        count: 'select count(*)::int as found from claim',
        values: [],
      });
      return { claims: rows.map(managedClaim), ...paging };
    },

    async ofCustomerById(customerId, id) {
      const [row] = await database.query<ClaimRow>(`${readClaimsSql} where k.customer_id = $1 and k.id = $2`, [
        rowId(customerId),
        rowId(id),
      ]);
      return row === undefined ? null : managedClaim(row);
    },

    async ofCustomerByNumber(customerId, { year, number }) {
      const [row] = await database.query<ClaimRow>(
        `${readClaimsSql} where k.customer_id = $1 and k.year = $2 and k.number = $3`,
        [rowId(customerId), year, number],
      );
      return row === undefined ? null : managedClaim(row);
    },

    async ofCustomerNaming(customerId, { year, number }, count) {
      const rows = await database.query<ClaimRow>(
        `${readClaimsSql} where k.customer_id = $1 and k.purchase_document ~ $2 ${newestFirst} limit $3`,
        [rowId(customerId), orderNumberPattern(year, number), count],
      );
      return rows.map(managedClaim);
    },

    byId,
    async byNumber({ year, number }) {
      const [row] = await database.query<ClaimRow>(`${readClaimsSql} where k.year = $1 and k.number = $2`, [
        year,
        number,
      ]);
      return row === undefined ? null : managedClaim(row);
    },

    origins: () => options('claim_origin'),
    reasons: () => options('claim_reason'),
    knownKey: (customerId, key) => knownCase(database, claims.table, customerId, key),

    store: (asked) =>
      storeCase(database, asked, {
        ...{ kind: claims, mailGroup: 'mail.demands', sql: storeClaimSql },
        values: (mailing) => storeValues(asked, mailing),
      }),

    associate: (id, externalCode, at, { userName, network }) =>
      move(id, 'InProgress', associateClaimSql, [externalCode, at, userName, network ?? null]),
    resolve: (id, to, resolution, at, { userName, network }) =>
      move(id, to, resolveClaimSql, [to, resolution, at, userName, network ?? null]),
  };
};

const storeValues = (asked: ClaimToStore, mailing: Mailing): readonly unknown[] => {
  const { products } = asked;
  return [
    rowId(asked.customerId),
    asked.year,
    asked.createdAt,
    asked.createdBy,
    asked.actedBy,
    rowId(asked.origin.id),
    asked.origin.name,
    rowId(asked.reason?.id ?? ''),
    asked.reason?.name ?? '',
    asked.purchaseDate,
    asked.purchaseDocument,
    asked.note,
    asked.idempotencyKey,
    asked.payloadHash,
    products.map(({ productId }) => rowId(productId)),
    products.map(({ productCode }) => productCode),
    products.map(({ productBrandId }) => rowId(productBrandId)),
    products.map(({ productBrandName }) => productBrandName),
    products.map(({ quantity }) => quantity),
    mailsOf(mailing, claimMail(asked, { ...mailing, customer: mailing.customerName })),
    asked.network ?? null,
  ];
};

export const managedClaim = (row: ClaimRow): ManagedClaim => ({
  id: asId(String(row.id)),
  year: row.year,
  number: row.number,
  origin: row.origin_name,
  reason: row.reason_name,
  purchaseDate: row.purchase_date,
  purchaseDocument: row.purchase_document,
  resolution: row.resolution,
  currentTracking: { state: row.state, date: row.state_at },
  note: row.note,
  customerName: row.customer_name,
  externalCode: row.external_code ?? '',
  products: row.products.map(
    (product): ClaimedProduct => ({
      productId: asId(String(product.product_id)),
      productCode: product.code,
      productBrandId: asId(String(product.brand_id)),
      productBrandName: product.brand,
      quantity: product.quantity,
    }),
  ),
  tracking: row.tracking.map(({ state, at }): ClaimTracking => ({ state, date: at })),
});
