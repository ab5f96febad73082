import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type {
  PriceListDesk,
  PriceListFailure,
  PriceListFiles,
  PriceListWorks,
  WorkState,
} from '#core/price-lists/price-list-desk.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { createStore, type Readable } from '#web/parts/store.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** The price lists as they are now, and what is on its way. */
export interface PriceListKeeper {
  readonly lists: WatchedAnswer<readonly PriceListFiles[], PriceListFailure>;
  /** The making of all lists; asked only where it is shown. */
  readonly work: WatchedAnswer<WorkState, PriceListFailure>;
  /** How far that has come as it was last told, 0 to 100; null while nothing runs. */
  readonly progress: Readable<number | null>;
  /** Names of the files that are on their way. */
  readonly coming: Readable<ReadonlySet<string>>;
  /** Null where it is on its way already. */
  fetch(name: string): Promise<Result<Blob, PriceListFailure> | null>;
  start(): Promise<Result<WorkState, PriceListFailure>>;
  stop(): void;
}

interface PriceListPorts {
  readonly desk: PriceListDesk;
  readonly works: PriceListWorks;
}

export function createPriceListKeeper(ports: PriceListPorts, caller: Caller, live: LiveActor): PriceListKeeper {
  const { desk, works } = ports;
  const lists = createWatchedAnswer(() => desk.lists(caller));
  const work = createWatchedAnswer(() => works.state(caller));
  const progress = createStore<number | null>(null);
  const coming = createStore<ReadonlySet<string>>(new Set());

  const told = (share: number | null) => {
    progress.set(share);
    if (share !== null) return;
    lists.outdate();
    work.outdate();
  };
  const subscriptions = [
    live.on('heard', ({ notice }) => {
      if (notice.name === 'PriceListsChanged') told(notice.facts?.progress ?? null);
      // What is shown may be outdated by now.
      if (notice.name === 'CatalogueChanged') lists.outdate();
    }),
    live.on('refresh', () => told(null)),
  ];

  return {
    lists,
    work,
    progress,
    coming,
    async fetch(name) {
      if (coming.get().has(name)) return null;
      coming.set((before) => new Set(before).add(name));
      const file = await desk.file(caller, name);
      const answer = file.ok ? Ok(await blobOf(file.val.content)) : file;
      coming.set((before) => new Set([...before].filter((other) => other !== name)));
      return answer;
    },
    async start() {
      const begun = await works.start(caller);
      if (begun.ok) work.outdate();
      return begun;
    },
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      lists.stop();
      work.stop();
    },
  };
}
