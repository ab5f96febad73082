import type { KnownRequest } from '#core/shared/idempotency.ts';
import type { Queries } from './database.ts';

interface MadeOnce<Row extends object, Made> {
  /** The table whose rows are made once by `request_key`, with an alias where `columns` has one. */
  readonly table: string;
  /** The columns that tell what was made. */
  readonly columns: string;
  /** The columns that are unique together with the key, and their values. */
  readonly of: Readonly<Record<string, string | number>>;
  made(row: Row): Made;
}

/** What was made under the key; null for nothing. */
export const knownRequest = async <Row extends object, Made>(
  queries: Queries,
  key: string,
  { table, columns, of, made }: MadeOnce<Row, Made>,
): Promise<KnownRequest<Made> | null> => {
  const whose = Object.keys(of).map((column, place) => `${column} = $${place + 2}`);
  const [row] = await queries.query<Row & { readonly request_hash: string }>(
    `select ${columns}, request_hash from ${table} where request_key = $1 and ${whose.join(' and ')}`,
    [key, ...Object.values(of)],
  );
  return row === undefined ? null : { made: made(row), payloadHash: row.request_hash };
};
