import type { NameClash } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { type NameDetails, parentKinds, type StoredName } from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { aliasClash } from './aliases.ts';
import type { Key, NameTable } from './name-table.ts';
import { keyIn, parentRow } from './stored-names.ts';

/** What else has that name, as its own or as an alias. */
export const clashIn = async (
  tx: Queries,
  table: NameTable,
  details: NameDetails,
  held: StoredName | null,
): Promise<NameClash | null> => {
  const parentId = parentRow(details);
  const own = held === null ? null : keyIn(table, held.id);
  if (!(await mayStandUnder(tx, table, details, held))) return { code: 'name-parent-unknown' };
  const sameName = await tx.query<{ id: Key; name: string }>(table.takenSql, [folded(details.name), parentId]);
  const other = sameName.find(({ id }) => id !== own);
  if (other !== undefined) return { code: 'name-taken', id: asId(String(other.id)), name: other.name };
  return aliasClash(tx, table, { name: details.name, parentId }, own);
};

/**
 * Whether there is such a parent for it. An engine stays with its model; a family with subfamilies stands under
 * nothing.
 */
const mayStandUnder = async (
  tx: Queries,
  table: NameTable,
  details: NameDetails,
  held: StoredName | null,
): Promise<boolean> => {
  const parentId = parentRow(details);
  const allowed = parentKinds[table.kind];
  if (parentId === null) return allowed === null || allowed.isOptional;
  if (allowed === null || table.parentSql === null) return false;
  if (table.kind === 'engines' && held !== null && held.parent?.id !== details.parentId) return false;
  const isNested = allowed.kind === table.kind && held !== null && (held.within > 0 || details.parentId === held.id);
  return !isNested && (await tx.query(table.parentSql, [parentId])).length > 0;
};
