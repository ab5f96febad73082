import { contentOfBlob } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportKind } from '#core/catalogue/import/columns.ts';
import type {
  ImportFailure,
  ImportReading,
  ImportRun,
  ImportService,
  UnconfirmedImport,
} from '#core/catalogue/import/import.service.ts';
import type { ImportHistoryService } from '#core/catalogue/import/import-history.service.ts';
import type { Result } from '#core/shared/result.ts';
import { createImportHistoryStore, type ImportHistoryStore } from '#web/sheet-exchange/import-history-store.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { createStore, type Readable } from '#web/state/store.ts';

/** An import as it was last told, or why nobody can say how it is; neither while it is asked for the first time. */
export interface FollowedImport {
  readonly id: string;
  readonly run: ImportRun | null;
  readonly failure: ImportFailure | null;
}

/**
 * The import that this window looks at, and those that were. It is followed until it ends, also from another screen.
 */
export interface ImportStore extends ImportHistoryStore {
  readonly followed: Readable<FollowedImport | null>;
  readonly unconfirmed: ServiceQuery<Whole, readonly UnconfirmedImport[], ImportFailure>;
  follow(id: string): void;
  start(kind: ImportKind, file: File, reading: ImportReading): Promise<Result<ImportRun, ImportFailure>>;
  map(id: string, reading: ImportReading): Promise<Result<ImportRun, ImportFailure>>;
  apply(id: string): Promise<Result<ImportRun, ImportFailure>>;
  discard(id: string): Promise<Result<void, ImportFailure>>;
  stop(): void;
}

interface ImportPorts {
  readonly imports: ImportService;
  readonly history: ImportHistoryService;
}

/** Milliseconds between two looks at an import that goes on. */
const lookEveryMs = 700;
/** Looks in a row that may fail before it is said. */
const maxMisses = 5;

const isUnderWay = (run: ImportRun | null): boolean => run?.state === 'reading' || run?.state === 'writing';

export function createImportStore(
  { imports, history: past }: ImportPorts,
  caller: Caller,
  queries: ServiceQueries,
): ImportStore {
  const followed = createStore<FollowedImport | null>(null);
  const kept = createImportHistoryStore(past, caller, queries, 'all');
  const { history, mappings } = kept;
  const unconfirmed = queries.define('unconfirmed imports', () => imports.unconfirmed(caller));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let misses = 0;

  const see = (run: ImportRun): void => {
    const former = followed.get()?.run?.state;
    const wasUnderWay = isUnderWay(followed.get()?.run ?? null);
    misses = 0;
    followed.set({ id: run.id, run, failure: null });
    if (former !== run.state) void unconfirmed.outdate();
    clearTimeout(timer);
    if (isUnderWay(run)) timer = setTimeout(look, lookEveryMs, run.id);
    else if (wasUnderWay && run.state === 'done') {
      void history.outdate();
      void mappings.outdate();
    }
  };

  const look = async (id: string): Promise<void> => {
    const shown = await imports.show(caller, id);
    if (followed.get()?.id !== id) return;
    if (shown.ok) return see(shown.val);
    misses += 1;
    clearTimeout(timer);
    if (shown.val.code === 'unreachable' && misses <= maxMisses) timer = setTimeout(look, lookEveryMs * misses, id);
    else followed.set({ id, run: followed.get()?.run ?? null, failure: shown.val });
  };

  /** What a person did to it is seen at once. */
  const thenSee = async (answer: Promise<Result<ImportRun, ImportFailure>>) => {
    const done = await answer;
    if (done.ok) see(done.val);
    return done;
  };

  return {
    ...kept,
    followed,
    unconfirmed,
    follow(id) {
      if (followed.get()?.id !== id) followed.set({ id, run: null, failure: null });
      misses = 0;
      void look(id);
    },
    start: (kind, file, reading) =>
      thenSee(imports.start(caller, { kind, fileName: file.name, content: contentOfBlob(file), ...reading })),
    map: (id, reading) => thenSee(imports.map(caller, id, reading)),
    apply: (id) => thenSee(imports.apply(caller, id, { strict: false })),
    async discard(id) {
      const gone = await imports.discard(caller, id);
      await unconfirmed.outdate();
      if (gone.ok && followed.get()?.id === id) {
        clearTimeout(timer);
        followed.set(null);
      } else if (!gone.ok && followed.get()?.id === id) void look(id);
      return gone;
    },
    stop: () => clearTimeout(timer),
  };
}
