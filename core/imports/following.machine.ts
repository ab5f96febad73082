import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import { type ImportState, isUnderWay } from './import-state.ts';

/** Milliseconds between two looks at an import that goes on. */
export const lookEveryMs = 500;

/** Looks in a row that may not reach the server before it is said: one that restarts for a moment loses nothing. */
export const maxMisses = 5;

interface RunOfImport {
  readonly id: string;
  readonly state: ImportState;
}

type Unreachable = { readonly code: 'unreachable' };

export interface FollowedImport<Run, Failure> {
  /** Empty while none is followed. */
  readonly id: string;
  /** The import as last answered; null before the first time. */
  readonly run: Run | null;
  /** The import when nobody worked on it: a screen may show it while it is read again. */
  readonly settled: Run | null;
  /** Why the last thing that was asked was not done, or why nobody can say how it is now. */
  readonly failure: Failure | null;
  /** Looks in a row that did not reach the server. */
  readonly misses: number;
}

/** What is asked of the import as it was last answered; it answers how it is after that, null where it is gone. */
type Ask<Run, Failure> = (seen: Run | null) => Promise<Result<Run | null, Failure>>;

/**
 * A sheet is uploaded and followed on one page, whose calls the machine makes itself (`opened`, `brought`, `asked`). An
 * import of the catalogue is uploaded and confirmed by forms of pages of their own, each of which knows what it sends
 * and says what became of it: the machine gets an event afterwards (`started`, `changed`, `outdated`, `discarded`).
 */
export type FollowingEvent<Run, Failure> =
  /** Look at it now, from its first miss on; what is known of the same one stays. */
  | { readonly type: 'follow'; readonly id: string }
  /** An import was started: it is followed from here on. */
  | { readonly type: 'started'; readonly run: Run }
  /** An act was answered with the import as it is now. */
  | { readonly type: 'changed'; readonly run: Run }
  /** An act was refused: the import is no longer as it was shown. */
  | { readonly type: 'outdated'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string }
  /**
   * The screen is opened: asks for the import to follow. An import started while that answer is awaited takes its
   * place.
   */
  | { readonly type: 'opened'; readonly ask: Ask<Run, Failure> }
  /** A file is uploaded: a new import begins. */
  | { readonly type: 'brought'; readonly ask: Ask<Run, Failure> }
  /** Something is asked of the one that is followed. */
  | { readonly type: 'asked'; readonly ask: Ask<Run, Failure> };

/**
 * How the followed import stands, null where it is gone; `from` is how it stood before, null where that is not known.
 */
export interface StateReported {
  readonly type: 'reported';
  readonly from: ImportState | null;
  readonly to: ImportState | null;
}

interface FollowingPorts<Run, Failure> {
  show(id: string): Promise<Result<Run, Failure>>;
  onDefect(defect: unknown): void;
}

const nothing = { id: '', run: null, settled: null, failure: null, misses: 0 } as const;

/**
 * The import that somebody looks at, of the catalogue or of a sheet, until it ends (docs/rules/imports.md 3): it is
 * looked at again and again while it is read or written. A look that is under way ends when another import is followed,
 * or when more is known of this one: its answer would be older. It goes on where the screen is left.
 */
export const createFollowingMachine = <Run extends RunOfImport, Failure extends { readonly code: string }>({
  show,
  onDefect,
}: FollowingPorts<Run, Failure | Unreachable>) => {
  type Failed = Failure | Unreachable;
  type Answer = Result<Run | null, Failed>;
  type Context = FollowedImport<Run, Failed>;

  const answered = (asked: () => Promise<Answer>): Promise<Answer> =>
    withoutDefects(onDefect)(asked, Err({ code: 'unreachable' }));

  const asked = (event: FollowingEvent<Run, Failed>, seen: Run | null): Promise<Answer> =>
    'ask' in event ? event.ask(seen) : Promise.resolve(Ok(seen));

  return setup({
    types: {
      context: {} as Context,
      events: {} as FollowingEvent<Run, Failed>,
      emitted: {} as StateReported,
    },
    actors: {
      look: fromPromise<Answer, string>(({ input }) => answered(() => show(input))),
      asking: fromPromise<Answer, () => Promise<Answer>>(({ input }) => answered(input)),
    },
    delays: { pause: ({ context }) => lookEveryMs * Math.max(1, context.misses) },
    guards: {
      isFollowed: ({ context }, id: string) => context.id === id,
      isUnderWay: ({ context }) => context.failure === null && context.run !== null && isUnderWay(context.run.state),
      mayMiss: ({ context }, answer: Answer) =>
        !answer.ok && answer.val.code === 'unreachable' && context.misses < maxMisses,
      isRefused: (_, answer: Answer) => !answer.ok,
      isChanged: (_, answer: Answer) => !answer.ok && answer.val.code === 'import-changed',
    },
    actions: {
      begin: assign(({ context }, id: string) => ({ ...(context.id === id ? context : nothing), id, misses: 0 })),
      report: emit(({ context }, answer: Answer) => {
        const to = answer.ok ? answer.val : context.run;
        const isKnown =
          answer.ok && context.failure?.code !== 'import-changed' && (to === null || context.id === to.id);
        return {
          type: 'reported' as const,
          from: isKnown ? (context.run?.state ?? null) : null,
          to: to?.state ?? null,
        };
      }),
      keep: assign(({ context }, answer: Answer): Context => {
        if (!answer.ok) return { ...context, failure: answer.val };
        const run = answer.val;
        if (run === null) return nothing;
        const earlier = context.id === run.id ? context.settled : null;
        return { id: run.id, run, settled: isUnderWay(run.state) ? earlier : run, failure: null, misses: 0 };
      }),
      /** Why what was asked is not done stays said, unless somebody works on it. */
      keepWithFailure: assign(({ context }, answer: Answer): Context => {
        if (!answer.ok || answer.val === null) return context;
        const run = answer.val;
        return isUnderWay(run.state) ? { ...context, run, failure: null } : { ...context, run, settled: run };
      }),
      countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
      clearFailure: assign({ failure: null, misses: 0 }),
      forget: assign(nothing),
    },
  }).createMachine({
    id: 'following',
    context: nothing,
    initial: 'resting',
    on: {
      follow: {
        target: '.looking',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => event.id },
      },
      started: {
        target: '.reported',
        actions: [
          { type: 'report', params: ({ event }) => Ok(event.run) },
          { type: 'keep', params: ({ event }) => Ok(event.run) },
        ],
      },
      changed: {
        guard: { type: 'isFollowed', params: ({ event }) => event.run.id },
        target: '.reported',
        actions: [
          { type: 'report', params: ({ event }) => Ok(event.run) },
          { type: 'keep', params: ({ event }) => Ok(event.run) },
        ],
      },
      outdated: {
        guard: { type: 'isFollowed', params: ({ event }) => event.id },
        target: '.looking',
        reenter: true,
      },
      discarded: {
        guard: { type: 'isFollowed', params: ({ event }) => event.id },
        target: '.resting',
        actions: 'forget',
      },
    },
    states: {
      looking: {
        invoke: {
          src: 'look',
          input: ({ context }) => context.id,
          onDone: [
            {
              guard: { type: 'mayMiss', params: ({ event }) => event.output },
              target: 'waiting',
              actions: 'countMiss',
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'resting',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            {
              target: 'reported',
              actions: [
                { type: 'report', params: ({ event }) => event.output },
                { type: 'keep', params: ({ event }) => event.output },
              ],
            },
          ],
        },
      },
      reported: { always: [{ guard: 'isUnderWay', target: 'waiting' }, { target: 'resting' }] },
      waiting: { after: { pause: 'looking' } },
      /** No import is followed, or it goes on only once somebody does something. */
      resting: {
        on: {
          opened: { target: 'opening', actions: 'clearFailure' },
          brought: { target: 'asking', actions: 'forget' },
          asked: { target: 'asking', actions: 'clearFailure' },
        },
      },
      opening: {
        invoke: {
          src: 'asking',
          input:
            ({ event, context }) =>
            () =>
              asked(event, context.run),
          onDone: {
            target: 'reported',
            actions: [
              { type: 'report', params: ({ event }) => event.output },
              { type: 'keep', params: ({ event }) => event.output },
            ],
          },
        },
        on: { brought: { target: 'asking', actions: 'forget' } },
      },
      asking: {
        invoke: {
          src: 'asking',
          input:
            ({ event, context }) =>
            () =>
              asked(event, context.run),
          onDone: [
            {
              guard: { type: 'isChanged', params: ({ event }) => event.output },
              target: 'lookingAgain',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            {
              target: 'reported',
              actions: [
                { type: 'report', params: ({ event }) => event.output },
                { type: 'keep', params: ({ event }) => event.output },
              ],
            },
          ],
        },
      },
      /** Somebody else changed it: how it is now is shown, and why what was asked was not done. */
      lookingAgain: {
        invoke: {
          src: 'look',
          input: ({ context }) => context.id,
          onDone: {
            target: 'reported',
            actions: [
              { type: 'report', params: ({ event }) => event.output },
              { type: 'keepWithFailure', params: ({ event }) => event.output },
            ],
          },
        },
      },
    },
  });
};

export type FollowingActor<Run extends RunOfImport, Failure extends { readonly code: string }> = ActorRefFrom<
  ReturnType<typeof createFollowingMachine<Run, Failure>>
>;

/** Whether no work and no call is under way. */
export const isResting = (snapshot: { matches(state: 'resting'): boolean }): boolean => snapshot.matches('resting');

/** Whether another file may be uploaded now. */
export const mayBring = (snapshot: { matches(state: 'resting' | 'opening'): boolean }): boolean =>
  snapshot.matches('resting') || snapshot.matches('opening');
