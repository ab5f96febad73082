import { type ActorRefFrom, setup } from 'xstate';
import type { HubLimits } from './limits.ts';

/** What a connection's stages do to its transport. */
export interface ConnectionEffects {
  /** The client is told that hands are shaken. */
  accept(): void;
  /** Pings begin, and a silence of the client is told as `silent`. */
  watch(): void;
  unwatch(): void;
  /** The client took too long; `error` is what it is told. */
  timeOut(error: string): void;
  /** The transport is to end after what was written. */
  end(): void;
  /** All is over: the connection is forgotten. */
  ended(): void;
}

export type ConnectionEvent =
  /**
   * A transport carries it from now on; one that shows by itself that the client is there needs neither pings nor a
   * timer of silence.
   */
  | { readonly type: 'attach'; readonly keepsAlive: boolean }
  | { readonly type: 'shakeHands' }
  /** The client said nothing for too long. */
  | { readonly type: 'silent' }
  | { readonly type: 'end' }
  /** The client takes nothing any more, and its transport was cut. */
  | { readonly type: 'overflow' }
  /** The transport is gone. */
  | { readonly type: 'lose' };

interface ConnectionContext {
  readonly limits: HubLimits;
  readonly effects: ConnectionEffects;
}

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

/**
 * One client of the hub: negotiated, attached (a transport), open (hands shaken), closing, over. What is counted anew
 * with each message, the silence, is a timer of the connection: as a transition of this machine each message took ten
 * times as long.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, input: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: {
    attach: ({ context }) => context.limits.attach,
    handshake: ({ context }) => context.limits.handshake,
  },
  guards: { keepsAlive: ({ event }) => event.type === 'attach' && event.keepsAlive },
  actions: {
    accept: ({ context }) => context.effects.accept(),
    watch: ({ context }) => context.effects.watch(),
    unwatch: ({ context }) => context.effects.unwatch(),
    timeOut: ({ context }, { error }: { readonly error: string }) => context.effects.timeOut(error),
    end: ({ context }) => context.effects.end(),
    ended: ({ context }) => context.effects.ended(),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => input,
  initial: 'negotiated',
  on: { lose: '.over' },
  states: {
    negotiated: {
      after: { attach: 'over' },
      on: {
        attach: [{ guard: 'keepsAlive', target: 'attached.carried' }, { target: 'attached.watched' }],
        end: 'over',
      },
    },
    attached: {
      initial: 'watched',
      after: { handshake: { actions: { type: 'timeOut', params: { error: 'handshake-timeout' } } } },
      on: { end: { target: 'closing', actions: 'end' }, overflow: 'closing' },
      states: {
        carried: { on: { shakeHands: '#connection.open.carried' } },
        watched: { on: { shakeHands: '#connection.open.watched' } },
      },
    },
    open: {
      initial: 'watched',
      entry: 'accept',
      on: { end: { target: 'closing', actions: 'end' }, overflow: 'closing' },
      states: {
        carried: {},
        watched: {
          entry: 'watch',
          exit: 'unwatch',
          on: { silent: { actions: { type: 'timeOut', params: { error: 'client-timeout' } } } },
        },
      },
    },
    closing: {},
    over: { entry: 'ended', on: { lose: {} } },
  },
});
