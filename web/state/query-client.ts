import { CancelledError, hashKey, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import type { LiveActor } from '#core/live/live.machine.ts';
import { isOutdatedBy, type Outdating } from '#core/live/outdating.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** Milliseconds for which an identical request is answered from memory (docs/rules/search.md 11). */
export const freshMs = 15 * 60 * 1000;

/** What a service answered in place of what it was asked for: a Result never enters the cache. */
export class ServiceError<Failure> extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('a service answered with a failure');
    this.failure = failure;
  }
}

/** The request of what is asked for whole. */
export type Whole = 'all';

export interface Answered<Request, Answer> {
  readonly request: Request;
  readonly answer: Answer;
}

/** A call of a service whose answers are kept by its name and its plain request. */
export interface ServiceQuery<Request, Answer, Failure> {
  readonly client: QueryClient;
  /** For useQuery. Null: nothing is asked. */
  options(request: Request | null): {
    readonly queryKey: readonly [name: string, request: Request | null];
    readonly queryFn: () => Promise<Answered<Request, Answer>>;
    readonly enabled: boolean;
    readonly staleTime: number;
    readonly gcTime: number;
    readonly refetchInterval: (query: { readonly state: { readonly data: unknown } }) => number | false;
    readonly refetchIntervalInBackground: boolean;
  };
  /** The answer that a screen showed last. */
  last: Answered<Request, Answer> | null;
  /** Whether what answers one request may be shown while the other is awaited (`Keeping.listOf`). */
  standsFor(shown: Request, asked: Request | null): boolean;
  /** Answers from memory if that is fresh; equal requests made before the answer comes share one call. */
  fetch(request: Request): Promise<Result<Answer, Failure>>;
  /**
   * Something changed: what is shown is asked anew, the rest when it is next shown. Resolves when what is shown is new,
   * or failed.
   */
  outdate(): Promise<void>;
}

export interface Keeping<Request, Answer = unknown> {
  /**
   * Milliseconds for which an answer needs no asking. Left out: until it is outdated. 0: every screen that opens asks,
   * and shows the former answer until the new one comes.
   */
  readonly staleTime?: number;
  /**
   * A screen that opens shows no former answer, but waits for its own: what the new one changes would move beneath the
   * pointer. Left out: the former answer is shown until the new one comes.
   */
  readonly isNewAtOpening?: boolean;
  /** How many answers are kept that nobody shows. */
  readonly max?: number;
  /**
   * Which list a request asks a page of, or narrows: until it is answered, or where it fails, what is shown of the same
   * list stays. Left out: each request is of something else, and what answers one is never shown for another.
   */
  readonly listOf?: (request: Request) => unknown;
  /**
   * Milliseconds until a screen that shows this answer asks again, for what goes on without events; null where it does
   * not go on. Left out: nothing is asked again by itself.
   */
  readonly againAfter?: (answer: Answer) => number | null;
  /**
   * What of the live events outdates it; so does every connection, since what happened before was not heard
   * (docs/rules/live.md 1). Left out: its own acts alone.
   */
  readonly outdatedBy?: readonly Outdating[];
  /** The first screen asks for it while the connection opens: the first connection does not outdate it. */
  readonly isAskedAtOpening?: boolean;
}

/** For a query with one list only. */
export const oneList = () => 'all';

export interface ServiceQueries {
  define<Answer, Failure, Request = Whole>(
    name: string,
    load: (request: Request) => Promise<Result<Answer, Failure>>,
    keeping?: Keeping<Request, Answer>,
  ): ServiceQuery<Request, Answer, Failure>;
  /** Ends it: nothing is asked or kept any more. */
  stop(): void;
}

const onlineDelaysMs = [1000, 5000] as const;

/**
 * What the server answered somebody who is signed in. Costs depend on who asks, so that each session has its own, from
 * sign-in to sign-out. The live events of `live` outdate it; without, nothing does by itself.
 */
export function createServiceQueries(live?: LiveActor): ServiceQueries {
  // Code that awaited an answer goes on after it is shown, not before.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    // adapters/http decides what is tried again, and what is shown of a lost network. Answers hold amounts, which are
    // not merged.
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        structuralSharing: false,
        throwOnError: (error) => !(error instanceof ServiceError),
      },
    },
  });
  // What failed without a network; all else is outdated by the live events, which tell when they go on. A browser says
  // that the network is back some moments before it is.
  const againAtOnline = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    for (const delay of onlineDelaysMs)
      setTimeout(() => {
        if (!isStopped)
          void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      }, delay);
  });
  const cache = client.getQueryCache();
  let isStopped = false;
  let isConnectedBefore = false;
  const following: (Pick<Keeping<never>, 'outdatedBy' | 'isAskedAtOpening'> & { outdate(): unknown })[] = [];
  const notices = live?.on('notice', ({ notice }) => {
    for (const { outdatedBy = [], outdate } of following) if (isOutdatedBy(outdatedBy, notice)) outdate();
  });
  const connected = live?.on('refresh', () => {
    for (const { isAskedAtOpening, outdate } of following) if (isConnectedBefore || !isAskedAtOpening) outdate();
    isConnectedBefore = true;
  });
  const never = <Value>() => new Promise<Value>(() => undefined);
  return {
    define<Answer, Failure, Request>(
      name: string,
      load: (request: Request) => Promise<Result<Answer, Failure>>,
      keeping: Keeping<Request, Answer> = {},
    ): ServiceQuery<Request, Answer, Failure> {
      const { staleTime = Number.POSITIVE_INFINITY, max = Number.POSITIVE_INFINITY, listOf, againAfter } = keeping;
      const { isNewAtOpening = false } = keeping;
      const keptMs = Number.isFinite(staleTime) ? freshMs : Number.POSITIVE_INFINITY;
      const family = { queryKey: [name] };
      const dropOldest = () => {
        const idle = cache.findAll({ ...family, type: 'inactive', fetchStatus: 'idle' });
        const oldestFirst = idle.sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
        for (const query of oldestFirst.slice(0, Math.max(0, idle.length - max))) cache.remove(query);
      };
      const options = (request: Request | null) => ({
        queryKey: [name, request] as const,
        async queryFn(): Promise<Answered<Request, Answer>> {
          if (request === null || isStopped) return never();
          dropOldest();
          const result = await load(request);
          if (!result.ok) throw new ServiceError(result.val);
          return { request, answer: result.val };
        },
        enabled: request !== null,
        staleTime,
        gcTime: isNewAtOpening ? 0 : keptMs,
        refetchInterval: ({ state }: { readonly state: { readonly data: unknown } }) => {
          const data = state.data as Answered<Request, Answer> | undefined;
          return (data && againAfter?.(data.answer)) ?? false;
        },
        refetchIntervalInBackground: true,
      });
      const query: ServiceQuery<Request, Answer, Failure> = {
        client,
        options,
        last: null,
        standsFor(shown, asked) {
          if (isNewAtOpening) return false;
          if (listOf === undefined) return hashKey([shown]) === hashKey([asked]);
          return asked === null || hashKey([listOf(shown)]) === hashKey([listOf(asked)]);
        },
        async fetch(request) {
          for (;;) {
            try {
              return Ok((await client.fetchQuery(options(request))).answer);
            } catch (error) {
              if (error instanceof ServiceError) return Err(error.failure);
              if (!(error instanceof CancelledError)) throw error;
              // The query was outdated on its way and is asked anew, unless the person left.
              if (isStopped) return never();
            }
          }
        },
        outdate() {
          client.removeQueries({ ...family, type: 'inactive' });
          // An answer on its way may be of before the change.
          for (const query of cache.findAll({ ...family, fetchStatus: 'fetching' }))
            void query.cancel({ silent: true });
          return client.invalidateQueries(family);
        },
      };
      if (keeping.outdatedBy !== undefined) following.push({ ...keeping, outdate: query.outdate });
      return query;
    },
    stop() {
      isStopped = true;
      notices?.unsubscribe();
      connected?.unsubscribe();
      againAtOnline();
      client.clear();
    },
  };
}
