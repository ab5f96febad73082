import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import { isUnderWay, maxMisses } from '#core/imports/import-state.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import type { ImportFailure, ImportRun, ImportService } from './import.service.ts';

/** Milliseconds between two looks at an import that goes on. */
export const lookEveryMs = 700;

export interface FollowedImport {
  /** Empty while none is followed. */
  readonly id: string;
  /** As it was last told; null before the first time. */
  readonly run: ImportRun | null;
  /** Why nobody can say how it is now. */
  readonly failure: ImportFailure | null;
  /** Looks in a row that did not reach the server. */
  readonly misses: number;
}

export type ImportFollowingEvent =
  /** Look at it now, from its first miss on; what is known of the same one stays. */
  | { readonly type: 'follow'; readonly id: string }
  /** One was brought in: it is followed from here on. */
  | { readonly type: 'started'; readonly run: ImportRun }
  /** What somebody did to one, as it was answered. */
  | { readonly type: 'changed'; readonly run: ImportRun }
  /** What somebody did to one was refused: it is no longer as it was told. */
  | { readonly type: 'outdated'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string };

/** How the followed import stands; `from` is how it stood before, null where that was not known. */
export interface ImportTold {
  readonly type: 'told';
  readonly from: ImportState | null;
  readonly to: ImportState;
}

export interface FollowingPorts {
  readonly service: Pick<ImportService, 'show'>;
  readonly caller: Caller;
  readonly onDefect: (defect: unknown) => void;
}

export type ImportFollowingActor = ActorRefFrom<ReturnType<typeof createImportFollowingMachine>>;

const nothing: FollowedImport = { id: '', run: null, failure: null, misses: 0 };

/**
 * The import that somebody looks at, until it ends (docs/rules/imports.md 3): it is looked at again and again while it
 * is read or written. A look that is under way ends when another import is followed, or when more is known of this one:
 * its answer would be older.
 */
export const createImportFollowingMachine = ({ service, caller, onDefect }: FollowingPorts) =>
  setup({
    types: {
      context: {} as FollowedImport,
      events: {} as ImportFollowingEvent,
      emitted: {} as ImportTold,
    },
    actors: {
      look: fromPromise<Result<ImportRun, ImportFailure>, string>(({ input }) =>
        withoutDefects(onDefect)(() => service.show(caller, input), Err({ code: 'unreachable' } as const)),
      ),
    },
    delays: { pause: ({ context }) => lookEveryMs * Math.max(1, context.misses) },
    guards: {
      isFollowed: ({ context }, id: string) => context.id === id,
      isUnderWay: ({ context }) => context.run !== null && isUnderWay(context.run.state),
      mayMiss: ({ context }, answer: Result<ImportRun, ImportFailure>) =>
        !answer.ok && answer.val.code === 'unreachable' && context.misses < maxMisses,
    },
    actions: {
      begin: assign(({ context }, id: string) => ({ ...(context.id === id ? context : nothing), id, misses: 0 })),
      tell: emit(({ context }, run: ImportRun) => ({
        type: 'told' as const,
        from: context.id === run.id ? (context.run?.state ?? null) : null,
        to: run.state,
      })),
      see: assign((_, run: ImportRun) => ({ id: run.id, run, failure: null, misses: 0 })),
      miss: assign({ misses: ({ context }) => context.misses + 1 }),
      fail: assign((_, answer: Result<ImportRun, ImportFailure>) => (answer.ok ? {} : { failure: answer.val })),
      forget: assign(nothing),
    },
  }).createMachine({
    id: 'import-following',
    context: nothing,
    initial: 'resting',
    on: {
      follow: {
        target: '.looking',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => event.id },
      },
      started: {
        target: '.told',
        actions: [
          { type: 'tell', params: ({ event }) => event.run },
          { type: 'see', params: ({ event }) => event.run },
        ],
      },
      changed: {
        guard: { type: 'isFollowed', params: ({ event }) => event.run.id },
        target: '.told',
        actions: [
          { type: 'tell', params: ({ event }) => event.run },
          { type: 'see', params: ({ event }) => event.run },
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
              guard: ({ event }) => event.output.ok,
              target: 'told',
              actions: [
                { type: 'tell', params: ({ event }) => event.output.unwrap() },
                { type: 'see', params: ({ event }) => event.output.unwrap() },
              ],
            },
            {
              guard: { type: 'mayMiss', params: ({ event }) => event.output },
              target: 'waiting',
              actions: 'miss',
            },
            { target: 'resting', actions: { type: 'fail', params: ({ event }) => event.output } },
          ],
        },
      },
      told: { always: [{ guard: 'isUnderWay', target: 'waiting' }, { target: 'resting' }] },
      waiting: { after: { pause: 'looking' } },
      /** None is followed, or it goes on only once somebody does something. */
      resting: {},
    },
  });
