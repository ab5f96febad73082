import { asId } from '#core/shared/ids.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { FaultSequence, Warranty } from '#core/warranties/warranty.ts';
import type { WarrantyBook } from '#core/warranties/warranty-book.port.ts';
import type { Database } from './database.ts';
import { rowId } from './row-id.ts';

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
}

export const createWarrantyBook = (database: Database): WarrantyBook => ({
  async ofCustomer(customerId) {
    const rows = await database.query<WarrantyRow>(
      `select id, year, number, created_at, product_code, brand_name, quantity, resolution, state, state_at
         from warranty where customer_id = $1 order by created_at desc, id desc`,
      [rowId(customerId)],
    );
    return rows.map(warranty);
  },

  async faultSequences() {
    const rows = await database.query<{ id: number; title: string; detail: string }>(
      'select id, title, detail from fault_sequence order by sort_order, id',
      [],
    );
    return rows.map((row): FaultSequence => ({ ...row, id: String(row.id) }));
  },
});

const warranty = (row: WarrantyRow): Warranty => ({
  id: asId(String(row.id)),
  year: row.year,
  number: row.number,
  date: row.created_at,
  productCode: row.product_code,
  productBrandName: row.brand_name,
  quantity: row.quantity,
  resolution: row.resolution,
  currentTracking: { state: row.state, date: row.state_at },
});
