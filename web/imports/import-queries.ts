import { createActor } from 'xstate';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type {
  ImportFailure,
  ImportReading,
  ImportRun,
  ImportService,
  UnconfirmedImport,
} from '#core/catalogue/import/import.service.ts';
import { createFollowingMachine, type FollowingActor } from '#core/imports/following.machine.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Result } from '#core/shared/result.ts';
import { createImportHistoryQueries, type ImportHistoryQueries } from '#web/sheet-exchange/import-history-queries.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/**
 * The import that this window looks at, and those that were. It is followed until it ends, also from another screen.
 */
export interface ImportQueries extends ImportHistoryQueries {
  readonly following: FollowingActor<ImportRun, ImportFailure>;
  readonly unconfirmed: ServiceQuery<Whole, readonly UnconfirmedImport[], ImportFailure>;
  start(kind: ImportKind, file: File, reading: ImportReading): Promise<Result<ImportRun, ImportFailure>>;
  map(id: string, reading: ImportReading): Promise<Result<ImportRun, ImportFailure>>;
  /** The version of the import that was seen. */
  apply(run: Pick<ImportRun, 'id' | 'changedAt'>): Promise<Result<ImportRun, ImportFailure>>;
  discard(id: string): Promise<Result<void, ImportFailure>>;
  stop(): void;
}

interface ImportPorts {
  readonly imports: ImportService;
  readonly history: ImportHistoryService;
}

export function createImportQueries(
  { imports, history: past }: ImportPorts,
  caller: Caller,
  queries: ServiceQueries,
  clock: Clock,
): ImportQueries {
  const kept = createImportHistoryQueries(past, caller, queries, clock, 'all');
  const { history, mappings } = kept;
  const unconfirmed = queries.define('unconfirmed imports', () => imports.unconfirmed(caller));
  const following = createActor(
    createFollowingMachine<ImportRun, ImportFailure>({
      show: (id) => imports.show(caller, id),
      onDefect: (defect) => reportError(defect),
    }),
  ).start();
  following.on('reported', ({ from, to }) => {
    if (from === to) return;
    void unconfirmed.outdate();
    if (from === null || !isUnderWay(from) || to !== 'done') return;
    void history.outdate();
    void mappings.outdate();
  });

  /** The result of an act is shown at once. */
  const thenSee = async (type: 'started' | 'changed', answer: Promise<Result<ImportRun, ImportFailure>>) => {
    const done = await answer;
    if (done.ok) following.send({ type, run: done.val });
    return done;
  };

  return {
    ...kept,
    following,
    unconfirmed,
    start: (kind, file, reading) =>
      thenSee(
        'started',
        imports.start(caller, { kind, fileName: file.name, content: contentOfBlob(file), ...reading }),
      ),
    map: (id, reading) => thenSee('changed', imports.map(caller, id, reading)),
    async apply({ id, changedAt }) {
      const applied = await thenSee('changed', imports.apply(caller, id, { strict: false, seenAt: changedAt }));
      // The next question is about the import as it is now.
      if (!applied.ok && applied.val.code === 'import-changed') following.send({ type: 'follow', id });
      return applied;
    },
    async discard(id) {
      const gone = await imports.discard(caller, id);
      await unconfirmed.outdate();
      following.send({ type: gone.ok ? 'discarded' : 'outdated', id });
      return gone;
    },
    stop: () => following.stop(),
  };
}
