import pg from 'pg';
import type { Queries } from '../database/database.ts';
import type { StoredColumn, StoredTable } from './stored-tables.ts';

/**
 * Rows a statement: about ten milliseconds of the embedded database. Of files of some megabytes each, as many as one
 * text holds.
 */
const rowsOf = ({ columns }: StoredTable): number => (columns.some(({ type }) => type === 'bytea') ? 4 : 1000);

export interface Page {
  readonly lines: string;
  readonly count: number;
}

/** Every column as the text that its own type reads back exactly. */
const textsOf = (columns: readonly StoredColumn[]): string =>
  `json_build_array(${columns.map(({ name }) => `${name}::text`).join(', ')})`;

const pageOf = (rows: readonly { readonly line: string }[]): Page => ({
  lines: rows.map(({ line }) => line).join('\n'),
  count: rows.length,
});

/** The rows of a table by a cursor, which wants a transaction. */
export async function* rowsAtTheMoment(tx: Queries, table: StoredTable, where: string): AsyncGenerator<Page> {
  const rowsAtOnce = rowsOf(table);
  await tx.query(
    `declare copied no scroll cursor for select ${textsOf(table.columns)}::text as line from ${table.name} where ${where}`,
  );
  let isThereMore = true;
  while (isThereMore) {
    const rows = await tx.query<{ line: string }>(`fetch ${rowsAtOnce} from copied`);
    isThereMore = rows.length === rowsAtOnce;
    if (rows.length > 0) yield pageOf(rows);
  }
  await tx.query('close copied');
}

/** The rows of a table along its primary key, a statement a page: others have their turn in between. */
export async function* rowsInPages(queries: Queries, table: StoredTable, where: string): AsyncGenerator<Page> {
  const { name, columns, key } = table;
  const rowsAtOnce = rowsOf(table);
  const keyNames = key.map((column) => column.name).join(', ');
  let after = 'true';
  let isThereMore = true;
  while (isThereMore) {
    const rows = await queries.query<{ line: string; at: readonly string[] }>(
      `select ${textsOf(columns)}::text as line, ${textsOf(key)} as at from ${name}
        where (${where}) and ${after} order by ${keyNames} limit ${rowsAtOnce}`,
    );
    isThereMore = rows.length === rowsAtOnce;
    const last = rows.at(-1);
    if (last === undefined) return;
    yield pageOf(rows);
    const values = key.map(({ type }, place) => `${pg.escapeLiteral(last.at[place] ?? '')}::${type}`);
    after = `(${keyNames}) > (${values.join(', ')})`;
  }
}
