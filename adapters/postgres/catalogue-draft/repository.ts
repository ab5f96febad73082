import type { Author } from '#core/audit/author.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import type {
  CatalogueDraft,
  CatalogueDraftRepository,
} from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { firstPriceListName } from '#core/catalogue/import/proposed-price-list.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import type { Database, Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { recordImport } from '../imports/import-history.ts';
import { recordPriceChange } from '../price-lists/price-changes.ts';
import { abandonGeneration } from './abandon.ts';
import { alikeCodesOf } from './alike-codes.ts';
import { knownAliases, knownFamilies, knownModels } from './known-aliases.ts';
import { Names } from './names.ts';
import { rowTitles } from './row-titles.ts';
import { storedKeys } from './stored-keys.ts';
import { storedRows } from './stored-rows.ts';
import { unknownNames } from './unknown-names.ts';
import { writeApplications } from './write-applications.ts';
import { writeCosts, writeStock } from './write-article-rows.ts';
import { writeEquivalences } from './write-equivalences.ts';
import { lastPriceRow, priceRowsAtOnce, writePriceChange } from './write-price-change.ts';
import { writePrices } from './write-prices.ts';
import { writeProducts } from './write-products.ts';
import { writeRelations } from './write-relations.ts';
import { writeVehicles } from './write-vehicles.ts';
import { holderOf, type Writer, writerLock } from './writer.ts';
import { asWriter, beginWriting, holdPlace, publishGeneration } from './writing.ts';

/** Rows a transaction: few enough that other people's calls never wait long behind one, enough to be fast. */
const rowsAtOnce = 250;

/** What an import writes: drafts of every kind, some rows a transaction, published all at once. */
export const createCatalogueDraftRepository = (database: Database): CatalogueDraftRepository => ({
  async stored(kind, drafts, at) {
    await database.yieldToOthers();
    return storedRows(database, kind, drafts, at);
  },
  async published() {
    const [row] = await database.query<{ now: number }>(`select ${publishedGeneration} as now`);
    return row?.now ?? 0;
  },
  async isUndoneSince(generation) {
    const undone = await database.query('select 1 from import_record where undone_generation > $1 limit 1', [
      generation,
    ]);
    return undone.length > 0;
  },
  titles: (rows) => rowTitles(database, rows),
  unknownNames: (names) => unknownNames(database, names),
  alike: (articles) => alikeCodesOf(database, articles),
  aliases: () => knownAliases(database),
  families: () => knownFamilies(database),
  models: () => knownModels(database),
  async firstPriceList() {
    const [list] = await database.query<{ name: string }>('select name from price_list order by id limit 1', []);
    return list?.name ?? firstPriceListName;
  },
  async *keys(kind, within) {
    for await (const page of storedKeys(database, kind, within)) {
      yield page;
      await database.yieldToOthers();
    }
  },

  async writing() {
    const lock = await database.tryLock(writerLock);
    if (lock === null) return holderOf(database);
    await lock.release();
    return null;
  },

  async begin(holder) {
    const begun = await beginWriting(database, holder);
    return begun.map(({ writer, unlock }) => catalogueDraft(database, writer, unlock));
  },
});

const catalogueDraft = (database: Database, writer: Writer, unlock: () => Promise<void>): CatalogueDraft => {
  const { generation } = writer;
  const names = new Names(database, generation);
  let hasOnlyPrices = true;
  return {
    generation,
    async write(kind, rows) {
      hasOnlyPrices &&= kind === 'prices';
      const drafts = rows.filter(({ status }) => status !== 'unchanged').map(({ draft }) => draft);
      // Rows that change nothing are read to the end only while this writer still has the place.
      if (drafts.length === 0) await holdPlace(database, writer);
      const parts = Math.ceil(drafts.length / rowsAtOnce);
      const size = Math.ceil(drafts.length / parts);
      for (const some of inBatches(drafts, size)) {
        await database.yieldToOthers();
        await asWriter(database, writer, async (tx) => {
          await trustIds(tx, database.kind);
          await writers[kind](tx, names.within(tx), generation, some);
        });
      }
    },
    async changePrices(change) {
      const last = await lastPriceRow(database);
      let [prices, found] = [0, 0];
      for (let after = 0; after < last; after += priceRowsAtOnce) {
        await database.yieldToOthers();
        const written = await asWriter(database, writer, async (tx) => {
          await trustIds(tx, database.kind);
          return writePriceChange(tx, generation, change, after, after + priceRowsAtOnce);
        });
        prices += written.prices;
        found += written.found;
      }
      return { prices, found };
    },
    async publish(reason, purpose) {
      const isPublished = await asWriter(database, writer, async (tx) => {
        if (purpose?.kind === 'import' && !(await recordPublished(tx, purpose.id, generation))) return false;
        if (purpose?.kind === 'price-change' && !(await recordPriceChange(tx, generation, purpose))) return false;
        await publishGeneration(tx, writer, reason, hasOnlyPrices);
        return true;
      });
      if (isPublished) await unlock();
      return isPublished;
    },
    abandon: () => abandonGeneration(database, writer).finally(unlock),
  };
};

const recordPublished = async (tx: Queries, importId: string, generation: number): Promise<boolean> => {
  const [published] = await tx.query<{ run: ImportRun; startedBy: string; appliedBy: Author | null }>(
    `update catalogue_import set is_published = true
      where id = $1 and not is_given_up and run->>'state' = 'writing' returning run, started_by as "startedBy", applied_by as "appliedBy"`,
    [importId],
  );
  if (published === undefined) return false;
  // A former version did not note who confirmed it.
  const author = published.appliedBy ?? { userName: published.startedBy, actedBy: null };
  await recordImport(tx, generation, published.run, author);
  return true;
};

/**
 * Every id that a catalogue draft writes was read or made in the same transaction, and nothing takes products, brands
 * or families out but the catalogue draft itself. Looking each one up again is half of an import in the embedded
 * database, so there its foreign keys take the writer's word (docs/decisions/0006-bulk-writer-and-foreign-keys.md).
 */
const trustIds = async (tx: Queries, kind: Database['kind']): Promise<void> => {
  if (kind === 'embedded') await tx.query('set local session_replication_role = replica');
};

type BatchWriter<Kind extends ImportKind> = (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly DraftOf[Kind][],
) => Promise<void>;

const writers: { readonly [Kind in ImportKind]: BatchWriter<Kind> } = {
  catalogue: writeProducts,
  equivalences: (queries, _names, generation, drafts) => writeEquivalences(queries, generation, drafts),
  relations: (queries, _names, generation, drafts) => writeRelations(queries, generation, drafts),
  applications: writeApplications,
  prices: writePrices,
  stock: (queries, _names, generation, drafts) => writeStock(queries, generation, drafts),
  costs: (queries, _names, generation, drafts) => writeCosts(queries, generation, drafts),
  vehicles: writeVehicles,
};
