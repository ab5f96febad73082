import { inBatches } from '#core/shared/in-batches.ts';
import type { Queries } from '../database/database.ts';

/** A column, its type, and where a row's value comes from. */
export type Column<Row> = readonly [name: string, type: string, read: (row: Row) => unknown];

const rowsAtOnce = 2000;

/** Inserts rows with the identities they come with, some thousands a statement. */
export const bulkInsert = async <Row>(
  queries: Queries,
  table: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Promise<void> => {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const sql = `insert into ${table} (${names}) overriding system value select * from unnest(${arrays})`;
  for (const batch of inBatches(rows, rowsAtOnce)) {
    await queries.query(
      sql,
      columns.map(([, , read]) => batch.map(read)),
    );
  }
};

/** The next identity follows those that were given. */
export const continueIdentities = async (queries: Queries, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    await queries.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), count(*) > 0) from ${table}`,
    );
  }
};

/** Cents as the text of a numeric column. */
export const pesosText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
