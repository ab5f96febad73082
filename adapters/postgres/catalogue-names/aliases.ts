import type { NameClash } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { NameAlias } from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import type { Key, NameTable } from './name-table.ts';

export const aliasesOf = async (
  queries: Queries,
  { kind, aliasColumn, idType }: NameTable,
  ids: readonly Key[],
): Promise<ReadonlyMap<Key, readonly NameAlias[]>> => {
  const rows = await queries.query<{ id: number; of: Key; name: string }>(
    `select id, ${aliasColumn} as of, name from catalogue_alias where kind = $1 and ${aliasColumn} = any($2::${idType}[]) order by name, id`,
    [kind, ids],
  );
  const found = new Map<Key, NameAlias[]>();
  for (const { id, of, name } of rows) getOrCreate(found, of, () => []).push({ id: String(id), name });
  return found;
};

interface Named {
  readonly name: string;
  readonly parentId: number | null;
}

const scopeOf = ({ aliasScope }: NameTable, parentId: number | null): number =>
  aliasScope === 'everywhere' ? 0 : (parentId ?? 0);

/** Refuses a name that is the alias of something else; one of `own`, or of nothing, may be taken. */
export const aliasClash = async (
  queries: Queries,
  table: NameTable,
  { name, parentId }: Named,
  own: Key | null,
): Promise<NameClash | null> => {
  const [row] = await queries.query<{ of: Key; name: string }>(
    `select a.${table.aliasColumn} as of, n.name from catalogue_alias a join (${table.namesSql}) n on n.id = a.${table.aliasColumn}
      where a.kind = $1 and a.parent_id = $2 and a.name_key = $3`,
    [table.kind, scopeOf(table, parentId), folded(name)],
  );
  return row === undefined || row.of === own
    ? null
    : { code: 'name-is-alias', id: asId(String(row.of)), name: row.name };
};

/** Makes imports take that name for this one from now on. */
export const keepAlias = async (
  queries: Queries,
  table: NameTable,
  { name, parentId }: Named,
  of: Key,
): Promise<void> => {
  if (table.aliasScope === 'everywhere') {
    // A text may be the alias of different names under different parents.
    const others = await queries.query(`select from (${table.namesSql}) n where search_key = $1`, [folded(name)]);
    if (others.length > 0) return;
  }
  await queries.query(
    `insert into catalogue_alias (kind, parent_id, name, name_key, ${table.aliasColumn}) values ($1, $2, $3, $4, $5)
     on conflict (kind, parent_id, name_key) do update set name = excluded.name, ${table.aliasColumn} = excluded.${table.aliasColumn}`,
    [table.kind, scopeOf(table, parentId), name, folded(name), of],
  );
};

/** A name of its own is no longer anybody's alias. */
export const dropAlias = async (queries: Queries, table: NameTable, { name, parentId }: Named): Promise<void> => {
  await queries.query('delete from catalogue_alias where kind = $1 and parent_id = $2 and name_key = $3', [
    table.kind,
    scopeOf(table, parentId),
    folded(name),
  ]);
};
