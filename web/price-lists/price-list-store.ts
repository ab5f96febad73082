import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type {
  MakingState,
  PriceListFailure,
  PriceListFiles,
  PriceListMakingService,
  PriceListService,
} from '#core/price-lists/price-list.service.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { createStore, type Readable } from '#web/state/store.ts';

/** The price lists as they are now, and what is on its way. */
export interface PriceListStore {
  readonly lists: ServiceQuery<Whole, readonly PriceListFiles[], PriceListFailure>;
  /** The making of all lists; asked only where it is shown. */
  readonly work: ServiceQuery<Whole, MakingState, PriceListFailure>;
  /** How far that has come as it was last told, 0 to 100; null while nothing runs. */
  readonly progress: Readable<number | null>;
  /** Names of the files that are on their way. */
  readonly coming: Readable<ReadonlySet<string>>;
  /** Null where it is on its way already. */
  fetch(name: string): Promise<Result<Blob, PriceListFailure> | null>;
  start(): Promise<Result<MakingState, PriceListFailure>>;
  stop(): void;
}

interface PriceListPorts {
  readonly service: PriceListService;
  readonly making: PriceListMakingService;
}

export function createPriceListStore(
  ports: PriceListPorts,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): PriceListStore {
  const { service, making } = ports;
  const lists = queries.define('price-lists', () => service.lists(caller));
  const work = queries.define('price-list work', () => making.state(caller));
  const progress = createStore<number | null>(null);
  const coming = createStore<ReadonlySet<string>>(new Set());

  const told = (share: number | null) => {
    progress.set(share);
    if (share !== null) return;
    void lists.outdate();
    void work.outdate();
  };
  const subscriptions = [
    live.on('heard', ({ notice }) => {
      if (notice.name === 'PriceListsChanged') told(notice.facts?.progress ?? null);
      // What is shown may be outdated by now.
      if (notice.name === 'CatalogueChanged') void lists.outdate();
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
      const file = await service.file(caller, name);
      const answer = file.ok ? Ok(await blobOf(file.val.content)) : file;
      coming.set((before) => new Set([...before].filter((other) => other !== name)));
      return answer;
    },
    async start() {
      const begun = await making.start(caller);
      if (begun.ok) void work.outdate();
      return begun;
    },
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
