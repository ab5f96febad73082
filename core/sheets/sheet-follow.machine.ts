import { assign, fromPromise, setup } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import { isUnderWay, maxMisses } from '#core/imports/import-state.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { newestOwnSheet } from './newest-own-sheet.ts';
import type { SheetUpload } from './sheet.service.ts';
import type { SheetRunService } from './sheet-run.service.ts';
import type { SheetRun, SheetRunFailure } from './sheet-run.ts';

interface Followed<Reason> {
  /** The sheet as it was last told; null for none. */
  readonly run: SheetRun<Reason> | null;
  /** As it was when nobody worked on it: what a screen shows while it is read again. */
  readonly settled: SheetRun<Reason> | null;
  /** Why the last thing that was asked was not done, or why nobody can say how it is. */
  readonly failure: SheetRunFailure | null;
  /** Looks in a row that failed. */
  readonly misses: number;
}

type SheetFollowEvent =
  /** Somebody looks: the newest one of theirs is followed, if there is any. */
  | { readonly type: 'opened' }
  | { readonly type: 'picked'; readonly id: string }
  | { readonly type: 'brought'; readonly upload: SheetUpload }
  | { readonly type: 'readAgain'; readonly reading: SheetReading }
  | { readonly type: 'applied'; readonly supplier: string | null }
  | { readonly type: 'discarded' };

type Seen = Pick<SheetRun<unknown>, 'id' | 'changedAt'>;
const nothingSeen: Seen = { id: '', changedAt: 0 };

type Told<Reason> = Result<SheetRun<Reason> | null, SheetRunFailure>;

/** Milliseconds between two looks at a sheet that goes on. */
const lookEveryMs = 500;

/**
 * Follows one sheet for whoever looks at it: brings it, has it read again and written, and asks how far it is until
 * nobody works on it any more. It goes on where the screen is left.
 */
export const createSheetFollowMachine = <Reason>(service: SheetRunService<Reason>, caller: Caller) => {
  type Context = Followed<Reason>;

  /** The newest one of theirs that is not over, or else the newest. */
  const newest = async (): Promise<Told<Reason>> => {
    const listed = await service.list(caller);
    if (!listed.ok) return listed;
    const one = newestOwnSheet(listed.val, caller.userName);
    return one === null ? Ok(null) : service.show(caller, one.id);
  };

  const opened = async (id: string): Promise<Told<Reason>> => {
    const known = id === '' ? null : await service.show(caller, id);
    return known === null || (!known.ok && known.val.code === 'import-not-found') ? newest() : known;
  };

  const asked = (event: SheetFollowEvent, { id, changedAt }: Seen): Promise<Told<Reason>> => {
    switch (event.type) {
      case 'opened':
        return opened(id);
      case 'picked':
        return service.show(caller, event.id);
      case 'brought':
        return service.start(caller, event.upload);
      case 'readAgain':
        return service.readAgain(caller, id, changedAt, event.reading);
      case 'applied':
        return service.apply(caller, id, changedAt, event.supplier);
      case 'discarded':
        return service.discard(caller, id, changedAt).then((gone) => gone.map(() => null));
    }
  };

  return setup({
    types: { context: {} as Context, events: {} as SheetFollowEvent },
    actors: {
      asking: fromPromise<Told<Reason>, { readonly event: SheetFollowEvent; readonly seen: Seen }>(({ input }) =>
        asked(input.event, input.seen),
      ),
      looking: fromPromise<Told<Reason>, string>(({ input }) => service.show(caller, input)),
    },
    actions: {
      /** What is written is told to those who show it. */
      tellWritten: () => {},
      /** Others show which sheets there are. */
      tellChanged: () => {},
      see: assign((_, told: Told<Reason>) => {
        if (!told.ok) return { failure: told.val };
        const run = told.val;
        const isOver = run === null || !isUnderWay(run.state);
        return { run, failure: null, misses: 0, ...(isOver ? { settled: run } : {}) };
      }),
      seeAgain: assign((_, told: Told<Reason>) => {
        if (!told.ok || told.val === null) return {};
        const run = told.val;
        return isUnderWay(run.state) ? { run, failure: null } : { run, settled: run };
      }),
      miss: assign(({ context }) => ({ misses: context.misses + 1 })),
      forget: assign(() => ({ run: null, settled: null, failure: null, misses: 0 })),
      forgive: assign(() => ({ failure: null, misses: 0 })),
    },
    guards: {
      isUnderWay: ({ context }) => context.failure === null && context.run !== null && isUnderWay(context.run.state),
      isOutdated: (_, told: Told<Reason>) => !told.ok && told.val.code === 'import-changed',
      isToBeTried: ({ context }, told: Told<Reason>) =>
        !told.ok && told.val.code === 'unreachable' && context.misses < maxMisses,
      isWritten: ({ context }, told: Told<Reason>) =>
        context.run?.state === 'writing' && told.ok && told.val?.state !== 'writing',
    },
    delays: { untilLook: ({ context }) => lookEveryMs * (context.misses + 1) },
  }).createMachine({
    id: 'sheetFollow',
    context: { run: null, settled: null, failure: null, misses: 0 },
    initial: 'resting',
    states: {
      resting: {
        always: { guard: 'isUnderWay', target: 'waiting' },
        on: {
          opened: { target: 'opening', actions: 'forgive' },
          picked: { target: 'asking', actions: 'forget' },
          brought: { target: 'asking', actions: 'forget' },
          readAgain: { target: 'asking', actions: 'forgive' },
          applied: { target: 'asking', actions: 'forgive' },
          discarded: { target: 'asking', actions: 'forgive' },
        },
      },
      /** What is kept is looked for; whoever brings a sheet meanwhile need not wait for it. */
      opening: {
        invoke: {
          src: 'asking',
          input: ({ event, context }) => ({ event, seen: context.run ?? nothingSeen }),
          onDone: {
            target: 'resting',
            actions: [{ type: 'see', params: ({ event }) => event.output }, 'tellChanged'],
          },
        },
        on: { brought: { target: 'asking', actions: 'forget' } },
      },
      asking: {
        invoke: {
          src: 'asking',
          input: ({ event, context }) => ({ event, seen: context.run ?? nothingSeen }),
          onDone: [
            {
              guard: { type: 'isOutdated', params: ({ event }) => event.output },
              target: 'lookingAgain',
              actions: { type: 'see', params: ({ event }) => event.output },
            },
            { target: 'resting', actions: [{ type: 'see', params: ({ event }) => event.output }, 'tellChanged'] },
          ],
        },
      },
      /** Somebody else changed it: how it is now is shown, and why what was asked was not done. */
      lookingAgain: {
        invoke: {
          src: 'looking',
          input: ({ context }) => context.run?.id ?? '',
          onDone: {
            target: 'resting',
            actions: [{ type: 'seeAgain', params: ({ event }) => event.output }, 'tellChanged'],
          },
        },
      },
      waiting: { after: { untilLook: 'looking' } },
      looking: {
        invoke: {
          src: 'looking',
          input: ({ context }) => context.run?.id ?? '',
          onDone: [
            {
              guard: { type: 'isToBeTried', params: ({ event }) => event.output },
              target: 'waiting',
              actions: 'miss',
            },
            {
              guard: { type: 'isWritten', params: ({ event }) => event.output },
              target: 'resting',
              actions: [{ type: 'see', params: ({ event }) => event.output }, 'tellWritten', 'tellChanged'],
            },
            { target: 'resting', actions: { type: 'see', params: ({ event }) => event.output } },
          ],
        },
      },
    },
  });
};

/** Whether nobody works on it and nothing is asked of it. */
export const isResting = (snapshot: { matches(state: 'resting'): boolean }): boolean => snapshot.matches('resting');

/** Whether a sheet may be brought now. */
export const mayBring = (snapshot: { matches(state: 'resting' | 'opening'): boolean }): boolean =>
  snapshot.matches('resting') || snapshot.matches('opening');
