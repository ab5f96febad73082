/** Brands, families and vehicles as staff rename, merge and delete them. */

import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import type {
  CatalogueNameRepository,
  MergeClash,
  NameClash,
  NameInUse,
  NameNotAsSeen,
  NameNotFound,
} from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { MergeRefusal, NameDetails, NameKind, StoredName } from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { type EditParts, editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import { outdateTerms, tellTerms } from '../customers/terms-version.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { dropAlias, keepAlias } from './aliases.ts';
import { brandTable } from './brand-table.ts';
import { familyTable } from './family-table.ts';
import { maxClashesShown, mergeClashes } from './merge-clashes.ts';
import { offersTogetherIn } from './merged-offers.ts';
import { moveTerms, termsLostIn, termsOfMerge, usesThatPass } from './merged-terms.ts';
import { turnsOfMerge } from './moved-articles.ts';
import { clashIn } from './name-clashes.ts';
import type { Key, NameTable } from './name-table.ts';
import { namesPage } from './names-page.ts';
import { findName, keyIn, parentRow, usesOf } from './stored-names.ts';
import { engineTable, modelTable, segmentTable, vehicleBrandTable } from './vehicle-tables.ts';

const tables: { readonly [Kind in NameKind]: NameTable } = {
  brands: brandTable,
  families: familyTable,
  'vehicle-brands': vehicleBrandTable,
  models: modelTable,
  engines: engineTable,
  segments: segmentTable,
};

export interface CatalogueNameStores extends EditParts {
  /** Every company's terms are read anew in this process: a discount's brand or family may have changed. */
  readonly termsMoved: () => void;
}

export const createCatalogueNameRepository = (parts: CatalogueNameStores): CatalogueNameRepository => {
  const { database } = parts;

  /** Changes a name in a generation of its own, with an entry of the audit trail. */
  const edit = async <Failure>(
    kind: NameKind,
    author: Author,
    action: AuditAction,
    work: (tx: Queries, table: NameTable, generation: number) => Promise<Result<Facts | typeof unchanged, Failure>>,
  ) =>
    editCatalogue<Facts, Failure>(parts, { by: author.userName, reason: action }, async (tx, generation) => {
      const done = await work(tx, tables[kind], generation);
      if (!done.ok || done.val === unchanged) return done;
      await recordAudit(tx, author, action, { kind, ...done.val }, generation);
      return done;
    });

  return {
    page: (kind, filter, after) => namesPage(database, tables[kind], filter, after),

    find: (kind, id) => findName(database, tables[kind], id),
    uses: (kind, id) => usesOf(database, tables[kind], id),
    clash: async (kind, own, details) =>
      clashIn(database, tables[kind], details, own === null ? null : await findName(database, tables[kind], own)),

    async mergePlan(kind, source, target) {
      const table = tables[kind];
      const terms = await termsOfMerge(database, table, source, target);
      const codes = await mergeClashes(database, table, source, target);
      return {
        uses: usesThatPass(await usesOf(database, table, source), terms),
        termsLost: termsLostIn(terms),
        offersTogether: await offersTogetherIn(database, table, source, target),
        clashes: codes.slice(0, maxClashesShown),
        clashCount: codes.length,
        turns: await turnsOfMerge(database, table, source, target),
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
          const codes = await mergeClashes(tx, table, source, target);
          if (codes.length > 0) {
            return Err({ code: 'merge-clash', codes: codes.slice(0, maxClashesShown), count: codes.length });
          }
          const uses = await usesOf(tx, table, source);
          await touch(tx, table, generation, keyIn(table, source));
          await tx.query(`update catalogue_alias set ${table.aliasColumn} = $2 where ${table.aliasColumn} = $1`, [
            keyIn(table, source),
            keyIn(table, target),
          ]);
          const terms = await moveTerms(tx, table, source, target, author);
          await table.merge(tx, keyIn(table, source), keyIn(table, target));
          await keepAlias(
            tx,
            table,
            { name: from.name, parentId: from.parent === null ? null : rowId(from.parent.id) },
            keyIn(table, target),
          );
          if (terms.length > 0) {
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

const isSame = ({ name, parent }: StoredName, details: NameDetails): boolean =>
  name === details.name && (parent?.id ?? null) === details.parentId;

/** The products that show the name are other ones in this generation. */
const touch = async (tx: Queries, { touchedSql }: NameTable, generation: number, id: Key): Promise<void> => {
  await tx.query(
    `insert into catalogue_change (generation, product_id) select $2, id from (${touchedSql}) t on conflict do nothing`,
    [id, generation],
  );
};
