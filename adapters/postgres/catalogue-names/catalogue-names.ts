import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import {
  type CatalogueNameRepository,
  type MergeClash,
  type MergePlan,
  type NameClash,
  type NameInUse,
  type NameNotAsSeen,
  type NameNotFound,
  type NameUses,
  nameUses,
} from '#core/catalogue/names/catalogue-name.repository.port.ts';
import {
  type MergeRefusal,
  type NameDetails,
  type NameId,
  type NameKind,
  parentKinds,
  type StoredName,
} from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { type EditParts, editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import { outdateTerms, tellTerms } from '../customers/terms-version.ts';
import type { Queries } from '../database/database.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { aliasClash, aliasesOf, dropAlias, keepAlias } from './aliases.ts';
import { brandTable } from './brand-table.ts';
import { familyTable } from './family-table.ts';
import type { Key, NameTable } from './name-table.ts';
import { engineTable, modelTable, segmentTable, vehicleBrandTable } from './vehicle-tables.ts';

const tables: { readonly [Kind in NameKind]: NameTable } = {
  brands: brandTable,
  families: familyTable,
  'vehicle-brands': vehicleBrandTable,
  models: modelTable,
  engines: engineTable,
  segments: segmentTable,
};

const engineKey = /^\d{1,9}:[^\0]+$/;

/** What tells it in SQL; what was made up tells nothing. */
const keyIn = ({ idType }: NameTable, id: string): Key => {
  if (idType === 'int') return rowId(id);
  return engineKey.test(id) ? id : '0:';
};

const namesOnAPage = 50;
const clashesTold = 10;

interface NameRow {
  readonly id: Key;
  readonly name: string;
  readonly parent_id: number | null;
  readonly parent_name: string | null;
  readonly sort_key: string;
  readonly within: number;
}

export interface CatalogueNameStores extends EditParts {
  /** Every company's terms are read anew in this process: what a discount is for may be another by now. */
  readonly termsMoved: () => void;
}

export const createCatalogueNameRepository = (parts: CatalogueNameStores): CatalogueNameRepository => {
  const { database } = parts;

  /** One act on a name: a generation of its own, with its entry. */
  const edit = async <Failure>(
    kind: NameKind,
    author: Author,
    action: AuditAction,
    work: (tx: Queries, table: NameTable, generation: number) => Promise<Result<Facts | typeof unchanged, Failure>>,
  ) =>
    editCatalogue<Facts, Failure>(parts, { by: author.userName, reason: action }, async (tx, generation) => {
      const done = await work(tx, tables[kind], generation);
      if (!done.ok || done.val === unchanged) return done;
      await recordAudit(tx, author, action, { kind, ...done.val });
      return done;
    });

  return {
    async page(kind, { text, parentId, isTop }, after) {
      const table = tables[kind];
      const key = after === null ? null : placeOf(table, after);
      if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
      const rows = await database.query<NameRow>(
        `select * from (${table.namesSql}) n
          where ($1::text is null or (sort_key collate "C", id) > ($1::text collate "C", $2::${table.idType}))
            and ($3 = '' or parent_id = $4 ${table.idType === 'int' ? 'or id = $4' : ''}) and not ($6 and parent_id is not null)
            and not exists (select from unnest($5::text[]) as word where position(word in search_key) = 0
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
    },

    find: (kind, id) => findName(database, tables[kind], id),
    uses: (kind, id) => usesOf(database, tables[kind], id),

    async mergePlan(kind, source, target) {
      const table = tables[kind];
      const codes = await clashes(database, table, source, target);
      return {
        uses: await usesOf(database, table, source),
        clashes: codes.slice(0, clashesTold),
        clashCount: codes.length,
        turns: await turns(database, table, source, target),
      };
    },

    async add(kind, details, author) {
      const added = await edit<NameClash>(kind, author, 'catalogue-name-created', async (tx, table, generation) => {
        const clash = await clashIn(tx, table, details, null);
        if (clash !== null) return Err(clash);
        const [row] = await tx.query<{ id: Key }>(table.insertSql, [
          details.name,
          folded(details.name),
          parentRow(details),
          generation,
        ]);
        if (row === undefined) return Err({ code: 'name-parent-unknown' });
        return Ok({ id: String(row.id), name: details.name });
      });
      if (!added.ok) return added;
      return Ok(asId<'catalogue-name'>(added.val === unchanged ? '' : String(added.val['id'])));
    },

    async change(kind, id, author, decide) {
      const changed = await edit<NameNotAsSeen | NameClash>(
        kind,
        author,
        'catalogue-name-changed',
        async (tx, table, generation) => {
          const held = await findName(tx, table, id);
          const decided = decide(held);
          if (!decided.ok) return decided;
          const details = decided.val;
          if (held === null || isSame(held, details)) return Ok(unchanged);
          const clash = await clashIn(tx, table, details, held);
          if (clash !== null) return Err(clash);
          const former = { name: held.name, parentId: held.parent === null ? null : rowId(held.parent.id) };
          const next = { name: details.name, parentId: parentRow(details) };
          await dropAlias(tx, table, next);
          const key = keyIn(table, id);
          await touch(tx, table, generation, key);
          await table.rename?.(tx, key, next.name);
          const [row] = await tx.query<{ id: Key }>(table.updateSql, [
            key,
            next.name,
            folded(next.name),
            next.parentId,
          ]);
          const after = asId<'catalogue-name'>(String(row?.id ?? id));
          const isElsewhere = table.aliasScope !== 'everywhere' && former.parentId !== next.parentId;
          if (folded(former.name) !== folded(next.name) || isElsewhere) {
            await keepAlias(tx, table, former, keyIn(table, after));
          }
          return Ok({
            id: after,
            name: details.name,
            before: { name: held.name, parent: held.parent?.name ?? null },
            after: { name: details.name, parent: (await findName(tx, table, after))?.parent?.name ?? null },
          });
        },
      );
      if (!changed.ok) return changed;
      return Ok(changed.val === unchanged ? id : asId<'catalogue-name'>(String(changed.val['id'])));
    },

    async merge(kind, source, target, author, decide) {
      const merged = await edit<NameNotFound | MergeRefusal | MergeClash>(
        kind,
        author,
        'catalogue-name-merged',
        async (tx, table, generation) => {
          const [from, into] = [await findName(tx, table, source), await findName(tx, table, target)];
          const decided = decide(from, into);
          if (!decided.ok) return decided;
          if (from === null || into === null) return Ok(unchanged);
          const codes = await clashes(tx, table, source, target);
          if (codes.length > 0) {
            return Err({ code: 'merge-clash', codes: codes.slice(0, clashesTold), count: codes.length });
          }
          const uses = await usesOf(tx, table, source);
          await touch(tx, table, generation, keyIn(table, source));
          await tx.query(`update catalogue_alias set ${table.aliasColumn} = $2 where ${table.aliasColumn} = $1`, [
            keyIn(table, source),
            keyIn(table, target),
          ]);
          await table.merge(tx, keyIn(table, source), keyIn(table, target));
          await keepAlias(
            tx,
            table,
            { name: from.name, parentId: from.parent === null ? null : rowId(from.parent.id) },
            keyIn(table, target),
          );
          if (uses.discounts !== undefined || uses.surcharges !== undefined) {
            await outdateTerms(tx, null);
            await tellTerms(tx, 'everyone');
          }
          return Ok({ id: target, name: from.name, into: into.name, products: uses.products ?? 0 });
        },
      );
      parts.termsMoved();
      return merged.ok ? Ok(undefined) : merged;
    },

    async remove(kind, id, author, decide) {
      const removed = await edit<NameNotFound | NameInUse>(
        kind,
        author,
        'catalogue-name-removed',
        async (tx, table) => {
          const held = await findName(tx, table, id);
          const decided = decide(held, await usesOf(tx, table, id));
          if (!decided.ok) return decided;
          if (held === null) return Ok(unchanged);
          await table.remove(tx, keyIn(table, id));
          return Ok({ id, name: held.name });
        },
      );
      return removed.ok ? Ok(undefined) : removed;
    },

    async forgetAlias(kind, id, aliasId, author) {
      const forgotten = await edit<never>(kind, author, 'catalogue-alias-removed', async (tx, table) => {
        const [gone] = await tx.query<{ name: string }>(
          `delete from catalogue_alias where id = $1 and kind = $2 and ${table.aliasColumn} = $3 returning name`,
          [rowId(aliasId), kind, keyIn(table, id)],
        );
        const held = await findName(tx, table, id);
        return Ok(gone === undefined ? unchanged : { id, name: gone.name, into: held?.name ?? '' });
      });
      return forgotten.ok ? Ok(forgotten.val !== unchanged) : forgotten;
    },

    async lastAuthor(kind, id) {
      const [row] = await database.query<{ user_name: string }>(
        `select user_name from audit_entry
          where action in ('catalogue-name-created', 'catalogue-name-changed', 'catalogue-name-merged')
            and facts->>'kind' = $1 and facts->>'id' = $2
          order by id desc limit 1`,
        [kind, id],
      );
      return row?.user_name ?? '';
    },
  };
};

type Facts = Readonly<Record<string, unknown>>;

/** Where a page ended: a name as it is sorted by, and an id. Whatever else somebody made up is no such place. */
const placeOf = ({ idType }: NameTable, after: string): readonly [name: string, id: Key] | null => {
  const [name, id] = readPageKey(after, 2) ?? [];
  const isId = idType === 'int' ? typeof id === 'number' && rowId(String(id)) === id : typeof id === 'string';
  if (typeof name !== 'string' || id === undefined || !isId || `${name}${id}`.includes('\0')) return null;
  return [name, id];
};

const parentRow = ({ parentId }: NameDetails): number | null => (parentId === null ? null : rowId(parentId));

const isSame = ({ name, parent }: StoredName, details: NameDetails): boolean =>
  name === details.name && (parent?.id ?? null) === details.parentId;

const storedName = (row: NameRow, aliases: StoredName['aliases'] = []): StoredName => ({
  id: asId(String(row.id)),
  name: row.name,
  parent: row.parent_id === null ? null : { id: asId(String(row.parent_id)), name: row.parent_name ?? '' },
  within: row.within,
  aliases: aliases.map(({ id, name }) => ({ id, name })),
});

const findName = async (queries: Queries, table: NameTable, id: NameId): Promise<StoredName | null> => {
  const [row] = await queries.query<NameRow>(`select * from (${table.namesSql}) n where id = $1`, [keyIn(table, id)]);
  if (row === undefined) return null;
  return storedName(row, (await aliasesOf(queries, table, [row.id])).get(row.id));
};

const usesOf = async (queries: Queries, table: NameTable, id: NameId): Promise<NameUses> => {
  const found: [string, number][] = [];
  for (const use of nameUses) {
    const sql = table.usesSql[use];
    if (sql === undefined) continue;
    const [row] = await queries.query<{ count: number }>(sql, [keyIn(table, id)]);
    if (row !== undefined && row.count > 0) found.push([use, row.count]);
  }
  return Object.fromEntries(found);
};

const clashes = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<readonly string[]> => {
  if (table.clashesSql === null) return [];
  const rows = await queries.query<{ code: string }>(table.clashesSql, [keyIn(table, source), keyIn(table, target)]);
  return rows.map(({ code }) => code);
};

const turns = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<MergePlan['turns']> => {
  if (table.disabledSql === null) return null;
  const [row] = await queries.query<{ source: boolean; target: boolean }>(table.disabledSql, [
    keyIn(table, source),
    keyIn(table, target),
  ]);
  if (row === undefined || row.source === row.target) return null;
  return row.source ? 'shown' : 'hidden';
};

/** What stands in the way of that name: another of the same, or one that is called so too. */
const clashIn = async (
  tx: Queries,
  table: NameTable,
  details: NameDetails,
  held: StoredName | null,
): Promise<NameClash | null> => {
  const parentId = parentRow(details);
  const own = held === null ? null : keyIn(table, held.id);
  if (!(await mayStandUnder(tx, table, details, held))) return { code: 'name-parent-unknown' };
  const taken = await tx.query<{ id: Key; name: string }>(table.takenSql, [folded(details.name), parentId]);
  const other = taken.find(({ id }) => id !== own);
  if (other !== undefined) return { code: 'name-taken', id: asId(String(other.id)), name: other.name };
  return aliasClash(tx, table, { name: details.name, parentId }, own);
};

/** Whether there is such a parent for it. An engine stays with its model; a family with subfamilies stands under nothing. */
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

/** The products that show the name are other ones in this generation. */
const touch = async (tx: Queries, { touchedSql }: NameTable, generation: number, id: Key): Promise<void> => {
  await tx.query(
    `insert into catalogue_change (generation, product_id) select $2, id from (${touchedSql}) t on conflict do nothing`,
    [id, generation],
  );
};
