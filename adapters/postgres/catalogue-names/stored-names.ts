import { type NameUses, nameUses } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { NameDetails, NameId, StoredName } from '#core/catalogue/names/catalogue-name.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { aliasesOf } from './aliases.ts';
import type { Key, NameTable } from './name-table.ts';

const engineKey = /^\d{1,9}:[^\0]+$/;

/** The id as SQL takes it; an id of another form finds nothing. */
export const keyIn = ({ idType }: NameTable, id: string): Key => {
  if (idType === 'int') return rowId(id);
  return engineKey.test(id) ? id : '0:';
};

export interface NameRow {
  readonly id: Key;
  readonly name: string;
  readonly parent_id: number | null;
  readonly parent_name: string | null;
  readonly sort_key: string;
  readonly within: number;
}

export const parentRow = ({ parentId }: NameDetails): number | null => (parentId === null ? null : rowId(parentId));

export const storedName = (row: NameRow, aliases: StoredName['aliases'] = []): StoredName => ({
  id: asId(String(row.id)),
  name: row.name,
  parent: row.parent_id === null ? null : { id: asId(String(row.parent_id)), name: row.parent_name ?? '' },
  within: row.within,
  aliases: aliases.map(({ id, name }) => ({ id, name })),
});

export const findName = async (queries: Queries, table: NameTable, id: NameId): Promise<StoredName | null> => {
  const [row] = await queries.query<NameRow>(`select * from (${table.namesSql}) n where id = $1`, [keyIn(table, id)]);
  if (row === undefined) return null;
  return storedName(row, (await aliasesOf(queries, table, [row.id])).get(row.id));
};

/** How many of each kind use it; what uses it not at all is left out. */
export const usesOf = async (queries: Queries, table: NameTable, id: NameId): Promise<NameUses> => {
  const found: [string, number][] = [];
  for (const use of nameUses) {
    const sql = table.usesSql[use];
    if (sql === undefined) continue;
    const [row] = await queries.query<{ count: number }>(sql, [keyIn(table, id)]);
    if (row !== undefined && row.count > 0) found.push([use, row.count]);
  }
  return Object.fromEntries(found);
};
