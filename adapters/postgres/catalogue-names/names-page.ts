import type { CatalogueNameRepository } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Queries } from '../database/database.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { aliasesOf } from './aliases.ts';
import type { Key, NameTable } from './name-table.ts';
import { type NameRow, storedName } from './stored-names.ts';

const namesOnAPage = 50;

type Page = CatalogueNameRepository['page'];

/** Where a page ended: a name as it is sorted by, and an id. Null for any other key. */
const placeOf = ({ idType }: NameTable, after: string): readonly [name: string, id: Key] | null => {
  const [name, id] = readPageKey(after, 2) ?? [];
  const isId = idType === 'int' ? typeof id === 'number' && rowId(String(id)) === id : typeof id === 'string';
  if (typeof name !== 'string' || id === undefined || !isId || `${name}${id}`.includes('\0')) return null;
  return [name, id];
};

/** Names of a kind by what is typed, a page after the last row of the one before. */
export const namesPage = async (
  database: Queries,
  table: NameTable,
  { text, parentId, isTop }: Parameters<Page>[1],
  after: Parameters<Page>[2],
): ReturnType<Page> => {
  const key = after === null ? null : placeOf(table, after);
  if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
  const rows = await database.query<NameRow>(
    `select * from (${table.namesSql}) n
      where ($1::text is null or (sort_key collate "C", id) > ($1::text collate "C", $2::${table.idType}))
        and ($3 = '' or parent_id = $4 ${table.idType === 'int' ? 'or id = $4' : ''}) and not ($6 and parent_id is not null)
        and not exists (select from unnest($5::text[]) as word where position(word in search_key) = 0
              and (name !~ '[^\\u0001-\\u007f]' or position(word in folded_words(name)) = 0)
              and not exists (select from catalogue_alias a where a.${table.aliasColumn} = n.id and position(word in a.name_key) > 0))
      order by sort_key collate "C", id limit ${namesOnAPage + 1}`,
    [key?.[0] ?? null, key?.[1] ?? null, parentId, rowId(parentId), folded(text).split(' ').filter(Boolean), isTop],
  );
  const shown = rows.slice(0, namesOnAPage);
  const last = shown.at(-1);
  const aliases = await aliasesOf(
    database,
    table,
    shown.map(({ id }) => id),
  );
  return Ok({
    names: shown.map((row) => storedName(row, aliases.get(row.id))),
    next: rows.length > shown.length && last !== undefined ? writePageKey([last.sort_key, last.id]) : null,
  });
};
