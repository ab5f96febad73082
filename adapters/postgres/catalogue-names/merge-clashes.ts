import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import type { Queries } from '../database/database.ts';
import type { NameTable } from './name-table.ts';
import { keyIn } from './stored-names.ts';

/** How many codes are named. */
export const maxClashesShown = 10;

/** Codes that both have: they would be one, and are two products. */
export const mergeClashes = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<readonly string[]> => {
  if (table.clashesSql === null) return [];
  const rows = await queries.query<{ code: string }>(table.clashesSql, [keyIn(table, source), keyIn(table, target)]);
  return rows.map(({ code }) => code);
};
