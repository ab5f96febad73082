import type { Author } from '#core/audit/author.ts';
import {
  type ImportUndoRepository,
  type KeptThing,
  maxKeptThings,
  type UndoFacts,
  type UndoRefusal,
  undoQueue,
  undoRefusal,
} from '#core/imports/import-undo.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { abandonGeneration } from '../catalogue-draft/abandon.ts';
import { takeBackNames, takeBackProducts, takeBackVehicles } from '../catalogue-draft/take-back.ts';
import type { Writer } from '../catalogue-draft/writer.ts';
import { asWriter, beginWriting, publishGeneration } from '../catalogue-draft/writing.ts';
import type { Database, Queries } from '../database/database.ts';
import { addJob, changeWaitingJob } from '../jobs/add-job.ts';
import { cancelPriceChange, recordUndoneChange } from '../price-lists/price-changes.ts';
import {
  changedSinceImport,
  listInUseOf,
  namesChangedSince,
  namesRemovedSince,
  type PublishedImport,
  productsChangedSince,
  vehiclesChangedSince,
} from './changed-since.ts';
import { isLaterSql, isRunningSql } from './import-history.ts';
import { asJson } from './json-text.ts';

/** A refusal names at most so many articles that something else changed since. */
const maxNamedInRefusal = 5;

/** Products, or versions of vehicles, a transaction: nobody else's call waits long behind one. */
const atOnce = 200;

interface UndoneRecord {
  readonly row: number;
  /** Null for a sheet of customers, documents or offers, and for new prices that are not made. */
  readonly generation: number | null;
  /** Whether anything can be taken back. */
  readonly isKept: boolean;
  readonly fileName: string;
  readonly kind: string;
  /** The price list, for new prices of a list; null for everything else. */
  readonly priceList: string | null;
  readonly askedBy: string | null;
  readonly isRunning: boolean;
  readonly isUndone: boolean;
  readonly isFollowed: boolean;
  /** New prices of a list that are not made yet; null for everything else. */
  readonly waitingChange: number | null;
}

const findSql = `
  select r.id as row, r.generation, r.file_name as "fileName", r.kind, r.undo_asked_by as "askedBy",
         (select l.name from price_list l where l.id = r.price_list_id) as "priceList", r.undone_at is not null as "isUndone",
         ${isRunningSql} as "isRunning",
         r.generation is not null or exists (select from sheet_import_change x where x.record_id = r.id) as "isKept",
         exists (select from import_record l where ${isLaterSql}) as "isFollowed",
         (select c.id from price_change c where c.id = r.price_change_id and c.state in ('waiting', 'failed')) as "waitingChange"
    from import_record r where r.import_id = $1 for update`;

/** Locked in the same order as when it is made: first the change, then its import. */
const lockWaitingSql = `
  select c.id from price_change c join import_record r on r.price_change_id = c.id where r.import_id = $1 for update of c`;

const find = async (
  tx: Queries,
  id: string,
  isRest: boolean,
): Promise<Result<UndoneRecord, UndoRefusal | { readonly code: 'import-not-found' }>> => {
  const [record] = await tx.query<UndoneRecord>(findSql, [id]);
  if (record !== undefined && record.waitingChange !== null) return Ok(record);
  if (record === undefined || !(record.isKept || record.isUndone)) return Err({ code: 'import-not-found' });
  const isCandidate = record.generation !== null && !record.isUndone && !record.isFollowed;
  const changedSince = isCandidate ? await changedSinceImport(tx, record) : 0;
  const listInUse = isCandidate ? await listInUseOf(tx, record.generation) : null;
  const facts: UndoFacts = { ...record, changedSince, listInUse, isRest };
  const refusal = undoRefusal(facts);
  if (refusal === null) return Ok(record);
  if (refusal.code !== 'changed-since-import') return Err(refusal);
  const names = await namesChangedSince(tx, record, maxNamedInRefusal);
  return Err(names.length === 0 ? refusal : { ...refusal, names });
};

/** Takes back what an import of the catalogue wrote, as a generation of its own. */
export const createImportUndoRepository = (database: Database): ImportUndoRepository => ({
  ask: (id, author, isRest = false) =>
    database.transaction(async (tx) => {
      await tx.query(lockWaitingSql, [id]);
      const found = await find(tx, id, isRest);
      if (!found.ok) return found;
      const { waitingChange } = found.val;
      if (waitingChange !== null) {
        await cancelPriceChange(tx, waitingChange, null, author);
        return Ok(undefined);
      }
      const more = found.val.generation === null ? { sheet: found.val.kind } : { isRest };
      const facts = { id, author, ...more };
      // The whole one that waits would be refused when its turn comes: it becomes what is wanted now.
      const isTaken =
        (await addJob(tx, undoQueue, id, facts)) ||
        (found.val.generation !== null &&
          isRest &&
          (await changeWaitingJob(tx, undoQueue, id, facts, { isRest: false })));
      if (isTaken) {
        await tx.query('update import_record set undo_asked_by = $2, undo_asked_at = now() where import_id = $1', [
          id,
          author.userName,
        ]);
      }
      return Ok(undefined);
    }),

  async carryOut(id, author, tell, signal, isRest = false) {
    const begun = await beginWriting(database, author.userName);
    if (!begun.ok) return Err({ code: 'catalogue-busy' });
    const { writer, unlock } = begun.val;
    let isPublished = false;
    try {
      const found = await database.transaction((tx) => find(tx, id, isRest));
      if (!found.ok) return found;
      const { generation } = found.val;
      if (generation === null) return Err({ code: 'import-not-found' });
      const published = { kind: found.val.kind, generation };
      // Nobody else writes the catalogue by now; without the choice nothing was changed, or it had been refused.
      const changed = isRest ? await productsChangedSince(database, published) : [];
      const kept = await takeBack(database, writer, published, changed, tell, signal);
      if (kept === null) return Err({ code: 'given-up' });
      await asWriter(database, writer, (tx) => publishUndo(tx, writer, id, found.val, author, kept));
      isPublished = true;
      return Ok(undefined);
    } finally {
      if (!isPublished) await abandonGeneration(database, writer);
      await unlock();
    }
  },

  async forget(id) {
    await database.query(
      'update import_record set undo_asked_by = null, undo_asked_at = null where import_id = $1 and undone_at is null',
      [id],
    );
  },
});

/** What an undo had to leave as it was. */
interface Kept {
  /** New products that were in use. */
  readonly inUse: readonly number[];
  /** Products that something else had changed, and versions of vehicles by their names. */
  readonly changed: readonly number[];
  readonly vehicles: readonly string[];
  /** Products that were deleted by hand, by their names. */
  readonly removed: readonly string[];
}

/** Answers what stayed, `changed` among it; null where it was stopped. */
const takeBack = async (
  database: Database,
  writer: Writer,
  published: PublishedImport & { readonly generation: number },
  changed: readonly number[],
  tell: (done: number, all: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Kept | null> => {
  const { generation } = published;
  const removed = await namesRemovedSince(database, published);
  const staying = new Set(changed);
  const [all] = await database.query<{ count: number }>(
    'select count(*)::int as count from catalogue_change where generation = $1',
    [generation],
  );
  const inUse: number[] = [];
  let [done, after]: [number, number | undefined] = [0, 0];
  for (;;) {
    if (signal.aborted) return null;
    await database.yieldToOthers();
    const page: { id: number }[] = await database.query<{ id: number }>(
      `select product_id as id from catalogue_change where generation = $1 and product_id > $2
        order by product_id limit ${atOnce}`,
      [generation, after],
    );
    after = page.at(-1)?.id;
    if (after === undefined) break;
    const ids = page.map(({ id }) => id);
    const others = ids.filter((id) => !staying.has(id));
    inUse.push(
      ...(await asWriter(database, writer, (tx) => takeBackProducts(tx, generation, writer.generation, others))),
    );
    done += ids.length;
    await tell(done, all?.count ?? done);
  }
  // Later versions of vehicles hold as they are, whether those of this import are there or not.
  const vehicles = await vehiclesChangedSince(database, generation);
  let vehicle: number | undefined = 0;
  while (vehicle !== undefined) {
    const from: number = vehicle;
    await database.yieldToOthers();
    vehicle = await asWriter(database, writer, (tx) => takeBackVehicles(tx, generation, from, atOnce));
  }
  await takeBackNames(database, generation, (work) => asWriter(database, writer, work));
  return { inUse, changed, vehicles, removed };
};

/** The first of it: what something else changed, then what was in use, then what is gone, by code and brand. */
const keptThings = async (tx: Queries, { inUse, changed, vehicles, removed }: Kept): Promise<readonly KeptThing[]> => {
  const products = [...changed, ...inUse].slice(0, maxKeptThings);
  const named = await tx.query<{ id: number; name: string }>(
    `select p.id, p.code || ' ' || b.name as name from product p join product_brand b on b.id = p.brand_id
      where p.id = any($1::int[]) order by p.id`,
    [products],
  );
  const staying = new Set(changed);
  const of = (isChanged: boolean): readonly string[] =>
    named.filter(({ id }) => staying.has(id) === isChanged).map(({ name }) => name);
  return [
    ...[...of(true), ...vehicles].map((name): KeptThing => ({ name, reason: 'changed-since' })),
    ...of(false).map((name): KeptThing => ({ name, reason: 'in-use' })),
    ...removed.map((name): KeptThing => ({ name, reason: 'removed' })),
  ].slice(0, maxKeptThings);
};

const publishUndo = async (
  tx: Queries,
  writer: Writer,
  id: string,
  { fileName, kind, priceList }: UndoneRecord,
  author: Author,
  stayed: Kept,
): Promise<void> => {
  const kept = stayed.inUse.length + stayed.changed.length + stayed.vehicles.length + stayed.removed.length;
  await tx.query(
    `update import_record set undone_at = now(), undone_generation = $2, kept_products = $3, kept = $4::jsonb where import_id = $1`,
    [id, writer.generation, kept, asJson(await keptThings(tx, stayed))],
  );
  // After a partial undo the list does not have its former prices.
  if (kind === 'list-prices' && kept === 0) await recordUndoneChange(tx, id);
  const facts = { importId: id, kind, fileName, kept, ...(priceList === null ? {} : { list: priceList }) };
  await recordAudit(tx, author, 'import-undone', facts, writer.generation);
  await publishGeneration(tx, writer, `undo: ${fileName}`, kind === 'list-prices');
};
