import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type { LiveNotice } from '#core/live/event.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type {
  MakingState,
  PriceListFailure,
  PriceListFiles,
  PriceListMakingService,
  PriceListService,
} from '#core/price-lists/price-list.service.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { createSubmission, type Submission } from '#web/hooks/kept-submission.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { createStore, type Readable } from '#web/state/store.ts';

/** The price lists as they are now, and what is on its way. */
export interface PriceListFileQueries {
  readonly lists: ServiceQuery<Whole, readonly PriceListFiles[], PriceListFailure>;
  /** The making of all lists; asked only where it is shown. */
  readonly work: ServiceQuery<Whole, MakingState, PriceListFailure>;
  /** How far that has come as it was last answered, 0 to 100; null while nothing runs. */
  readonly progress: Readable<number | null>;
  fetch(name: string): Promise<Result<Blob, PriceListFailure>>;
  /** Fetches and saves a file: once at a time, also while other screens are open. */
  download(name: string): Submission;
  start(): Promise<Result<MakingState, PriceListFailure>>;
  stop(): void;
}

interface PriceListPorts {
  readonly service: PriceListService;
  readonly making: PriceListMakingService;
}

/** Whether it says that no lists are being made now: the files may be others. */
const isMakingOver = ({ name, facts }: LiveNotice): boolean =>
  name === 'PriceListsChanged' && (facts?.progress ?? null) === null;

export function createPriceListFileQueries(
  ports: PriceListPorts,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): PriceListFileQueries {
  const { service, making } = ports;
  const lists = queries.define('price-lists', () => service.lists(caller), {
    outdatedBy: ['CatalogueChanged', isMakingOver],
  });
  const work = queries.define('price-list work', () => making.state(caller), { outdatedBy: [isMakingOver] });
  const progress = createStore<number | null>(null);
  const downloads = new Map<string, Submission>();

  const subscriptions = [
    live.on('notice', ({ notice }) => {
      if (notice.name === 'PriceListsChanged') progress.set(notice.facts?.progress ?? null);
    }),
    live.on('refresh', () => progress.set(null)),
  ];

  return {
    lists,
    work,
    progress,
    async fetch(name) {
      const file = await service.file(caller, name);
      return file.ok ? Ok(await blobOf(file.val.content)) : file;
    },
    download: (name) => getOrCreate(downloads, name, createSubmission),
    async start() {
      const begun = await making.start(caller);
      if (begun.ok) void work.outdate();
      return begun;
    },
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const download of downloads.values()) download.stop();
    },
  };
}
