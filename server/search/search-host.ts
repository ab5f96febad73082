import { Worker } from 'node:worker_threads';
import type { CatalogueFollower } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { changedProducts } from '#adapters/postgres/catalogue/changed-products.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { databaseId } from '#adapters/postgres/database/database-id.ts';
import { newlyPricedProducts } from '#adapters/postgres/search/newly-priced.ts';
import { namedMakers, namedTypes, namedVehicles } from '#adapters/postgres/search/search-lexicon.ts';
import { documentNames, documentsOf, documentTexts } from '#adapters/postgres/search/search-rows.ts';
import { overlaySize, withChanges } from '#core/search/index/changes.ts';
import { buildSearchIndex, productCount, type SearchIndex, withLexicon } from '#core/search/index/search-index.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { keptQuestions } from './kept-questions.ts';
import { createLexiconCache } from './lexicon-cache.ts';
import type { FromSearchBuild, ToSearchBuild } from './search-build-messages.ts';
import { type SearchSnapshot, snapshotStamp } from './search-snapshot.ts';

interface SearchHostParts {
  readonly database: Database;
  readonly follower: CatalogueFollower;
  /** The synonyms of now. */
  readonly synonyms: () => Promise<readonly Synonym[]>;
  /** The file that a rebuilt index is written to. */
  readonly snapshotFile: string;
  readonly workerFile: URL;
  readonly onFailure: (error: unknown) => void;
}

export interface SearchHost extends SearchIndexProvider {
  /** Answers once the index stands at everything published by this moment. */
  settled(): Promise<void>;
  /** Answers once the index stands at what the follower knows by this moment, or could not be brought there. */
  caughtUp(): Promise<void>;
  close(): void;
}

/**
 * Products asked of the database at once to build the index, some 45 ms: other people's calls wait behind one of these
 * at most.
 */
const builtAtOnce = 500;
/** Changed ones, as long: they are of all over the tables, and laid over the index in the server's own thread. */
const changedAtOnce = 200;
/** Changes up to this many are laid over the index; more of them rebuild it off to the side. */
const maxOverlaid = 1500;
const rebuildAboveShare = 0.1;

/**
 * Hosts the search index in this process, then along the catalogue's change sequence: from the snapshot that a process
 * before this one left, where it is of this database. The snapshot is not kept, so that an index that was built anew
 * does not stand beside it.
 */
export const openSearchHost = async (left: SearchSnapshot | null, parts: SearchHostParts): Promise<SearchHost> => {
  const { database, follower } = parts;
  const id = await databaseId(database);
  let { index, at } = startOf(left, id);
  let closed = false;
  const lexiconOf = createLexiconCache();

  const rebuild = async (): Promise<void> => {
    const generation = follower.generation();
    index = withLexicon(await buildAside(parts, snapshotStamp(id, generation), generation), index.lexicon);
    at = generation;
  };

  const layOver = async (ids: readonly number[], generation: number): Promise<void> => {
    let next = index;
    for (const some of inBatches(ids, changedAtOnce)) {
      await database.yieldToOthers();
      const documents = await documentsOf(database, some, generation);
      const present = new Set(documents.map(({ key }) => key));
      next = withChanges(
        next,
        documents,
        some.filter((key) => !present.has(key)),
      );
    }
    index = next;
    at = generation;
  };

  const changedSince = async (after: number, upTo: number): Promise<readonly number[] | 'many'> => {
    const changed = await changedProducts(database, after, upTo, maxOverlaid, 'searched');
    if (changed === 'many') return changed;
    const priced = await newlyPricedProducts(database, after, upTo, maxOverlaid - changed.length);
    return priced === 'many' ? priced : [...new Set([...changed, ...priced])];
  };

  const catchUp = async (): Promise<void> => {
    while (!closed && at !== follower.generation()) {
      const generation = follower.generation();
      const ids = at === 0 || at > generation ? 'many' : await changedSince(at, generation);
      if (ids === 'many') await rebuild();
      else await layOver(ids, generation);
    }
    if (!closed && overlaySize(index) > productCount(index) * rebuildAboveShare + maxOverlaid) await rebuild();
  };

  /** Vehicles and synonyms are few and may change without any product. */
  const readLexicon = async (): Promise<void> => {
    const [vehicles, types, makers, synonyms] = await Promise.all([
      namedVehicles(database, follower.generation()),
      namedTypes(database),
      namedMakers(database),
      parts.synonyms(),
    ]);
    const lexicon = lexiconOf({ vehicles, types, makers, synonyms });
    if (lexicon === index.lexicon && index.questions !== undefined) return;
    index = { ...withLexicon(index, lexicon), questions: keptQuestions() };
  };

  let working: Promise<void> = Promise.resolve();
  const work = (): Promise<void> => {
    working = working.then(catchUp).then(readLexicon).catch(parts.onFailure);
    return working;
  };
  // A shop that finds nothing must not open: what fails here stops the start.
  await catchUp();
  await readLexicon();
  const subscription = follower.moves$.subscribe(() => void work());
  // A change that failed is tried again at the next look.
  subscription.add(
    follower.unchanged$.subscribe(() => {
      if (at !== follower.generation()) void work();
    }),
  );

  return {
    current: () => index,
    settled: async () => {
      await follower.look();
      await work();
    },
    caughtUp: () => working,
    close() {
      closed = true;
      subscription.unsubscribe();
    },
  };
};

const startOf = (left: SearchSnapshot | null, id: string): { index: SearchIndex; at: number } =>
  left?.databaseId === id ? { index: left.index, at: left.generation } : { index: buildSearchIndex([]), at: 0 };

const buildAside = (
  { database, snapshotFile, workerFile }: SearchHostParts,
  stamp: string,
  generation: number,
): Promise<SearchIndex> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: { snapshotFile, stamp } });
    worker.once('message', ({ index }: FromSearchBuild) => resolve(index));
    worker.once('error', reject);
    const tell = (message: ToSearchBuild): void => worker.postMessage(message);
    const feed = async (): Promise<void> => {
      tell({ kind: 'names', names: await documentNames(database) });
      let after: number | null = 0;
      while (after !== null) {
        await database.yieldToOthers();
        const page = await documentTexts(database, after, generation, builtAtOnce);
        tell({ kind: 'documents', texts: page.texts });
        after = page.last;
      }
      tell({ kind: 'build' });
    };
    feed().catch((error: unknown) => {
      void worker.terminate();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
