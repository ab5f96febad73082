import pg from 'pg';
import type { Queries } from '../database/database.ts';

/**
 * Tables that grow to millions, and which of their rows never change again (docs/decisions/0009-backups.md): up to a
 * bound, but for some that still move. A backup may read these after its moment, unless the catalogue is edited during
 * the copy (copy-database.ts); every other table is read whole at that moment.
 */
interface UnchangingRows {
  readonly table: string;
  readonly column: string;
  /** The bound as the moment of the backup knows it. */
  readonly boundSql: string;
  /** Rows within the bound that still change. */
  readonly moving?: string;
}

const published = `select coalesce(max(generation), 0)::text as bound from catalogue_generation`;
const lastOf = (table: string): string => `select coalesce(max(id), 0)::text as bound from ${table}`;

const contents = [
  'product_version',
  'price_version',
  'list_price',
  'equivalent_code',
  'product_relation',
  'vehicle_version',
  'application',
  'catalogue_change',
];

/**
 * Orders that may still change: one that is delivered or cancelled stays so, with its lines (docs/rules/orders.md 1).
 */
const stillMoving = `state not in ('Delivered', 'Cancelled')`;
const ofMovingOrder = `order_id in (select id from sales_order where ${stillMoving})`;

const unchanging: readonly UnchangingRows[] = [
  // Identities go with the catalogue draft that made them when it is given up: then nothing published names them.
  { table: 'product', column: 'id', boundSql: lastOf('product') },
  { table: 'product_price', column: 'id', boundSql: lastOf('product_price') },
  ...contents.map((table) => ({ table, column: 'generation', boundSql: published })),
  { table: 'sales_order', column: 'id', boundSql: lastOf('sales_order'), moving: stillMoving },
  {
    table: 'sales_order_state',
    column: 'order_id',
    boundSql: lastOf('sales_order'),
    moving: ofMovingOrder,
  },
  { table: 'sales_order_line', column: 'order_id', boundSql: lastOf('sales_order'), moving: ofMovingOrder },
  // Written with their order in one statement, and never touched.
  { table: 'idempotency_key', column: 'order_id', boundSql: lastOf('sales_order') },
  { table: 'outbox_mail', column: 'id', boundSql: lastOf('outbox_mail'), moving: 'sent_at is null' },
  { table: 'audit_entry', column: 'id', boundSql: lastOf('audit_entry') },
  // Comes with its payment, which nothing deletes.
  { table: 'payment_receipt', column: 'payment_id', boundSql: lastOf('payment') },
];

/** Which rows of a table are read at the moment of the backup, and which after it: SQL conditions, null for none. */
export interface Share {
  readonly now: string | null;
  readonly later: string | null;
}

/** Has to be asked at the moment of the backup: its answers hold for that moment. */
export const shareOf = async (moment: Queries, table: string): Promise<Share> => {
  const found = unchanging.find((one) => one.table === table);
  if (found === undefined) return { now: 'true', later: null };
  const { column, boundSql, moving } = found;
  const [bound] = await moment.query<{ bound: string }>(boundSql);
  const within = `${column} <= ${pg.escapeLiteral(bound?.bound ?? '0')}`;
  if (moving === undefined) return { now: null, later: within };
  const [still] = await moment.query<{ ids: string }>(
    `select coalesce(array_agg(${column}), '{}')::text as ids from ${table} where ${moving}`,
  );
  return { now: moving, later: `${within} and ${column} <> all(${pg.escapeLiteral(still?.ids ?? '{}')})` };
};
