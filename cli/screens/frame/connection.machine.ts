import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import type { LiveEventName } from '#core/live/event.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Clock } from '#core/shared/clock.ts';

/** Milliseconds until it tries again by itself, beside the connection's own retries (docs/rules/live.md 1). */
export const retryMs = 5_000;

export type ConnectionActor = ActorRefFrom<ReturnType<typeof createConnectionMachine>>;
export type ConnectionSnapshot = SnapshotFrom<ConnectionActor>;

export interface ConnectionContext {
  /** Since when there is none, in milliseconds; null while there is, and before the first. */
  readonly lostAt: number | null;
}

type ConnectionEvent =
  | {
      readonly type:
        | 'connected'
        | 'waiting'
        | 'failed'
        | 'gave-up'
        | 'reconnect'
        | 'refresh'
        | 'session-renewed'
        | 'ask';
    }
  | { readonly type: 'notice'; readonly name: LiveEventName };

/**
 * The live connection as a screen shows it: since when it is lost, and back by itself for as long as the screen is
 * there. The server ends it with the session too, which is asked about at each loss.
 */
export const createConnectionMachine = (live: LiveActor, clock: Clock, isSessionOver: () => Promise<boolean>) =>
  setup({
    types: {
      context: {} as ConnectionContext,
      events: {} as ConnectionEvent,
      emitted: {} as
        | { readonly type: 'outdated'; readonly name: LiveEventName | null }
        | { readonly type: 'connected-again' | 'session-over' },
    },
    actors: {
      session: fromPromise(isSessionOver),
      following: fromCallback<ConnectionEvent>(({ sendBack }) => {
        const tell = (state: ReturnType<LiveActor['getSnapshot']>): void => {
          if (state.matches('Connected')) sendBack({ type: 'connected' });
          else sendBack({ type: state.context.gaveUp ? 'gave-up' : 'waiting' });
        };
        tell(live.getSnapshot());
        const state = live.subscribe(tell);
        const failed = live.on('failed', () => sendBack({ type: 'failed' }));
        const refresh = live.on('refresh', () => sendBack({ type: 'refresh' }));
        const notices = live.on('notice', ({ notice }) => sendBack({ type: 'notice', name: notice.name }));
        return () => {
          state.unsubscribe();
          failed.unsubscribe();
          refresh.unsubscribe();
          notices.unsubscribe();
        };
      }),
    },
    delays: { retry: retryMs },
    guards: { isLost: ({ context }) => context.lostAt !== null },
    actions: {
      lose: assign({ lostAt: ({ context }) => context.lostAt ?? clock.now() }),
      find: assign({ lostAt: null }),
      reconnect: () => live.send({ type: 'reconnect' }),
      askAgain: raise({ type: 'ask' }),
      tellAgain: emit({ type: 'connected-again' }),
      tellOver: emit({ type: 'session-over' }),
      outdate: emit({ type: 'outdated', name: null }),
      pass: emit(({ event }) => ({ type: 'outdated' as const, name: event.type === 'notice' ? event.name : null })),
    },
  }).createMachine({
    id: 'connection',
    context: { lostAt: null },
    invoke: { src: 'following' },
    on: {
      notice: { actions: 'pass' },
      refresh: { actions: 'outdate' },
      connected: [{ guard: 'isLost', target: '.connected', actions: 'tellAgain' }, { target: '.connected' }],
    },
    initial: 'opening',
    states: {
      opening: {
        on: { failed: { target: 'away', actions: 'lose' }, 'gave-up': { target: '#lost', actions: 'lose' } },
      },
      connected: {
        entry: 'find',
        exit: 'lose',
        on: { waiting: 'away', 'gave-up': '#lost', connected: {} },
      },
      /** Tried again every so often, and beside it asked about the session: a slow answer outlives the pause. */
      away: {
        type: 'parallel',
        states: {
          line: {
            initial: 'reconnecting',
            on: { reconnect: { actions: 'reconnect' } },
            states: {
              reconnecting: {
                on: { 'gave-up': { target: 'lost', actions: 'askAgain' } },
                after: { retry: { target: 'reconnecting', reenter: true, actions: ['askAgain', 'reconnect'] } },
              },
              lost: {
                id: 'lost',
                on: { waiting: { target: 'reconnecting', actions: 'askAgain' } },
                after: { retry: { target: 'lost', reenter: true, actions: ['askAgain', 'reconnect'] } },
              },
            },
          },
          session: {
            initial: 'asking',
            // A question about the session that was asked before the login was renewed is not about the new login.
            on: { 'session-renewed': '.asking' },
            states: {
              asking: {
                invoke: {
                  src: 'session',
                  onDone: [{ guard: ({ event }) => event.output, target: '#over' }, { target: 'answered' }],
                  onError: 'answered',
                },
              },
              answered: { on: { ask: 'asking' } },
            },
          },
        },
      },
      /** Without a session there is no connection, until there is another session. */
      over: {
        id: 'over',
        entry: 'tellOver',
        on: { 'session-renewed': { target: '#lost', actions: 'reconnect' } },
      },
    },
  });
