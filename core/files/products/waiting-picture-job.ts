import { map, merge, type Observable } from 'rxjs';
import { createActor, fromPromise, setup, stateIn, toPromise } from 'xstate';

interface WaitingPictureJobParts {
  /** Emits at each change of the catalogue. */
  readonly changes$: Observable<unknown>;
  /** Emits now and then: time to try again. */
  readonly ticks$: Observable<unknown>;
  /** Resolves once the search knows the catalogue of this moment. */
  readonly settled: () => Promise<void>;
  readonly placeWaiting: () => Promise<'done' | 'again'>;
  /** A few times a day. */
  readonly hours$: Observable<unknown>;
  /** Ends the waiting of those that waited too long, and deletes the files that nobody has had for a day. */
  readonly tidy: () => Promise<void>;
  readonly onDefect: (error: unknown) => void;
}

type PlacingInput = Pick<WaitingPictureJobParts, 'settled' | 'placeWaiting' | 'onDefect'>;

const reported = {
  type: 'report',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
} as const;

/** When waiting pictures are placed: after each change of the catalogue, and again where it could not be done. */
const placingMachine = setup({
  types: {
    context: {} as PlacingInput,
    input: {} as PlacingInput,
    events: {} as { readonly type: 'changed' } | { readonly type: 'tick' } | { readonly type: 'stop' },
  },
  actors: {
    place: fromPromise<'done' | 'again', PlacingInput>(async ({ input }) => {
      await input.settled();
      return input.placeWaiting();
    }),
  },
  guards: { isLast: stateIn({ placing: 'last' }), isOutdated: stateIn({ placing: 'outdated' }) },
  actions: {
    report: ({ context }, { error }: { readonly error: unknown }) => context.onDefect(error),
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'due',
  states: {
    due: { on: { changed: 'placing', tick: 'placing', stop: 'stopped' } },
    upToDate: { on: { changed: 'placing', stop: 'stopped' } },
    placing: {
      invoke: {
        src: 'place',
        input: ({ context }) => context,
        onDone: [
          { guard: 'isLast', target: 'stopped' },
          { guard: ({ event }) => event.output === 'again', target: 'due' },
          { guard: 'isOutdated', target: 'placing', reenter: true },
          { target: 'upToDate' },
        ],
        onError: [
          { guard: 'isLast', target: 'stopped', actions: reported },
          { target: 'due', actions: reported },
        ],
      },
      initial: 'current',
      on: { stop: '.last' },
      states: { current: { on: { changed: 'outdated' } }, outdated: {}, last: {} },
    },
    stopped: { type: 'final' },
  },
});

export interface WaitingPictureJob {
  /** Resolves once what it was doing is done. */
  stop(): Promise<void>;
}

/**
 * Gives waiting pictures to their products after each change of the catalogue, and once at the start; and ends what
 * waited too long.
 */
export const startWaitingPictureJob = (parts: WaitingPictureJobParts): WaitingPictureJob => {
  const placing = createActor(placingMachine, { input: parts }).start();
  const events$ = merge(
    parts.changes$.pipe(map(() => ({ type: 'changed' }) as const)),
    parts.ticks$.pipe(map(() => ({ type: 'tick' }) as const)),
  );
  const subscription = events$.subscribe((event) => placing.send(event));
  let tidying: Promise<void> = Promise.resolve();
  subscription.add(
    parts.hours$.subscribe(() => {
      tidying = tidying.then(parts.tidy).catch(parts.onDefect);
    }),
  );
  return {
    async stop() {
      subscription.unsubscribe();
      if (placing.getSnapshot().status === 'active') placing.send({ type: 'stop' });
      await Promise.all([toPromise(placing), tidying]);
    },
  };
};
