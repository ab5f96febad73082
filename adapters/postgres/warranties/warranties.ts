/** A company's own warranties: asked for, listed and read. */

import { warrantyMail } from '#adapters/texts/warranty-mail.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import { asId, type WarrantyId } from '#core/shared/ids.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyRepository, WarrantyToStore } from '#core/warranties/warranty.repository.port.ts';
import type {
  FaultSequence,
  ManagedWarranty,
  Warranty,
  WarrantyDetail,
  WarrantyTracking,
} from '#core/warranties/warranty.ts';
import { moveCase } from '../cases/move-case.ts';
import { knownCase, storeCase } from '../cases/store-case.ts';
import type { Database } from '../database/database.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { type Mailing, mailsOf } from '../mail/mailing.ts';
import {
  moveWarrantySql,
  readManagedWarrantiesSql,
  readWarrantiesSql,
  storeWarrantySql,
  warranties,
} from './warranties-sql.ts';

interface WarrantyRow {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly created_at: string;
  readonly product_code: string;
  readonly brand_name: string;
  readonly quantity: number;
  readonly resolution: string;
  readonly state: WarrantyState;
  readonly state_at: string;
  readonly detail: WarrantyDetail;
  readonly tracking: readonly WarrantyTracking[];
}

export interface ManagedWarrantyRow extends WarrantyRow {
  readonly customer_name: string;
}

export const createWarrantyRepository = (database: Database): WarrantyRepository => {
  const one = async (where: string, values: readonly unknown[]): Promise<Warranty | null> => {
    const [row] = await database.query<WarrantyRow>(`${readWarrantiesSql} where ${where}`, values);
    return row === undefined ? null : warranty(row);
  };
  const byId = (id: WarrantyId) => one('k.id = $1', [rowId(id)]);

  return {
    async ofCustomer(customerId) {
      const rows = await database.query<WarrantyRow>(
        `${readWarrantiesSql} where k.customer_id = $1 order by k.created_at desc, k.id desc`,
        [rowId(customerId)],
      );
      return rows.map(warranty);
    },

    async list(page) {
      const { rows, ...paging } = await readPage<ManagedWarrantyRow>(database, page, {
        rows: `${readManagedWarrantiesSql} order by k.created_at desc, k.id desc`,
        count: 'select count(*)::int as found from warranty',
        values: [],
      });
      return { warranties: rows.map(managedWarranty), ...paging };
    },

    byId,
    byNumber: ({ year, number }) => one('k.year = $1 and k.number = $2', [year, number]),

    async faultSequences() {
      const rows = await database.query<{ id: number; title: string; detail: string }>(
        'select id, title, detail from fault_sequence order by sort_order, id',
        [],
      );
      return rows.map((row): FaultSequence => ({ ...row, id: String(row.id) }));
    },

    knownKey: (customerId, key) => knownCase(database, warranties.table, customerId, key),

    store: (asked) =>
      storeCase(database, asked, {
        ...{ kind: warranties, mailGroup: 'mail.waranties', sql: storeWarrantySql },
        values: (mailing) => storeValues(asked, mailing),
      }),

    async move(id, { from, to, resolution, at, by: { userName, network } }) {
      const values = [rowId(id), from, to, resolution, at, userName, network ?? null];
      return (await moveCase(database, warranties, to, { sql: moveWarrantySql, values })) ? byId(id) : null;
    },
  };
};

const storeValues = (asked: WarrantyToStore, mailing: Mailing): readonly unknown[] => {
  const mails = mailsOf(mailing, warrantyMail(asked, { ...mailing, customer: mailing.customerName }));
  return [
    ...[rowId(asked.customerId), asked.yearOfRma, asked.createdAt, asked.createdBy, asked.actedBy],
    ...[rowId(asked.productId), asked.productCode, rowId(asked.productBrandId), asked.productBrandName, asked.quantity],
    ...[asked.purchaseDocument, asked.vehicleBrand, asked.vehicle, asked.engine, asked.year, asked.plate],
    ...[rowId(asked.faultSequence.id), asked.faultSequence.title, asked.startUsing, asked.endUsing],
    ...[asked.kilometrage, asked.kilometrageInstalled, asked.kilometrageUsed, asked.kilometrageBreakage],
    ...[asked.notes, asked.idempotencyKey, asked.payloadHash, mails, asked.network ?? null],
  ];
};

const warranty = (row: WarrantyRow): Warranty => ({
  id: asId(String(row.id)),
  rmaNumber: formatNumber(row),
  date: row.created_at,
  productCode: row.product_code,
  productBrandName: row.brand_name,
  quantity: row.quantity,
  resolution: row.resolution,
  currentTracking: { state: row.state, date: row.state_at },
  detail: row.detail,
  tracking: row.tracking,
});

export const managedWarranty = (row: ManagedWarrantyRow): ManagedWarranty => ({
  ...warranty(row),
  customerName: row.customer_name,
});
