import type { CartRepository, StoredLine } from '#core/cart/cart.repository.port.ts';
import type { CartState } from '#core/cart/cart.ts';
import { asId, type CustomerId, type ProductPriceId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createRemembered } from '../database/create-remembered.ts';
import type { Database } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { type LotJson, lotJson, storedLot } from '../offers/stored-lot.ts';
import { acceptCostsSql, heldRowsSql, readCartSql, setLineSql, setLinesSql } from './cart-sql.ts';

interface LineJson {
  readonly id: number;
  readonly row: number | null;
  readonly lot: number | null;
  readonly quantity: number;
  readonly cost: string;
  readonly by: string;
  readonly at: string;
}

interface CartRow {
  readonly version: number;
  readonly updated_at: string;
  readonly terms_version: number;
  readonly lines: readonly LineJson[];
  readonly lots: readonly LotJson[];
}

interface StateRow {
  readonly count: number;
  readonly updated_at: string;
}

interface WrittenRow extends StateRow {
  readonly has_moved?: boolean;
}

/** What a cart holds is remembered until it changes anywhere: the live channel says when. */
export interface RememberingCartRepository extends CartRepository {
  forget(customerId: CustomerId): void;
}

export const createCartRepository = (database: Database): RememberingCartRepository => {
  const held = createRemembered<CustomerId, ReadonlyMap<ProductPriceId, number>>({ max: 5000, ttl: 60_000 });
  const { forget } = held;

  const write = async (customerId: CustomerId, sql: string, values: readonly unknown[]): Promise<WrittenRow> => {
    const own = rowId(customerId);
    const run = async (): Promise<WrittenRow | undefined> => {
      const [row] = await database.query<WrittenRow>(sql, [own, ...values]);
      forget(customerId);
      return row;
    };
    const row = await run();
    if (row !== undefined) return row;
    await database.query('insert into cart (customer_id) values ($1) on conflict do nothing', [own]);
    const again = await run();
    if (again === undefined) throw new Error(`no cart for customer ${customerId}`);
    return again;
  };

  return {
    forget,

    async read(customerId) {
      const [row] = await database.query<CartRow>(readCartSql, [rowId(customerId)]);
      if (row === undefined) throw new Error(`no customer ${customerId}`);
      return {
        version: row.version,
        updatedAt: row.updated_at,
        termsVersion: row.terms_version,
        lines: row.lines.map(storedLine),
        lots: row.lots.map(storedLot),
      };
    },

    async state(customerId) {
      const [row] = await database.query<StateRow>(
        'select line_count as count, updated_at from cart where customer_id = $1',
        [rowId(customerId)],
      );
      return row === undefined ? { count: 0, updatedAt: new Date(0).toISOString() } : state(row);
    },

    quantities: (customerId) =>
      held.of(customerId, async () => {
        const rows = await database.query<{ row: number; quantity: number }>(
          'select product_price_id as row, quantity from cart_line where customer_id = $1 and product_price_id is not null',
          [rowId(customerId)],
        );
        return new Map(rows.map(({ row, quantity }) => [asId<'product-price'>(String(row)), quantity]));
      }),

    async held(customerId, rowIds) {
      const rows = await database.query<{ row: number }>(heldRowsSql, [rowId(customerId), rowIds.map(rowId)]);
      return new Set(rows.map(({ row }) => asId<'product-price'>(String(row))));
    },

    async set(customerId, line, by) {
      const row = await write(customerId, setLineSql, [
        line.productPriceId === null ? null : rowId(line.productPriceId),
        line.offerLotId === null ? null : rowId(line.offerLotId),
        line.quantity,
        toColumn(line.cost),
        by,
        line.was ?? null,
      ]);
      return row.has_moved ? null : state(row);
    },

    async setAll(customerId, rows, by) {
      const own = rowId(customerId);
      const stored = await database.transaction<CartState, null>(async (tx) => {
        await tx.query('insert into cart (customer_id) values ($1) on conflict do nothing', [own]);
        await tx.query('select 1 from cart where customer_id = $1 for update', [own]);
        const [row] = await tx.query<WrittenRow>(setLinesSql, [
          own,
          rows.map(({ productPriceId }) => rowId(productPriceId)),
          rows.map(({ quantity }) => quantity),
          rows.map(({ was }) => was),
          rows.map(({ cost }) => toColumn(cost)),
          by,
        ]);
        if (row === undefined) throw new Error(`no cart for customer ${customerId}`);
        return row.has_moved ? Err(null) : Ok(state(row));
      });
      forget(customerId);
      return stored.ok ? stored.val : null;
    },

    accept: async (customerId, costs, by) =>
      state(
        await write(customerId, acceptCostsSql, [
          costs.map(({ id }) => id),
          costs.map(({ cost }) => toColumn(cost)),
          by,
        ]),
      ),

    async lot(id) {
      const [row] = await database.query<{ lot: LotJson }>(
        `select ${lotJson} as lot from offer_lot o where o.id = $1`,
        [rowId(id)],
      );
      return row === undefined ? null : storedLot(row.lot);
    },
  };
};

const state = (row: StateRow): CartState => ({ count: row.count, updatedAt: row.updated_at });

const storedLine = (line: LineJson): StoredLine => ({
  id: String(line.id),
  productPriceId: line.row === null ? null : asId(String(line.row)),
  offerLotId: line.lot === null ? null : asId(String(line.lot)),
  quantity: line.quantity,
  acceptedCost: money(line.cost),
  addedBy: line.by,
  addedAt: new Date(line.at).toISOString(),
});
