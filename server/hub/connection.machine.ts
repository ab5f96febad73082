import { type ActorRefFrom, setup } from 'xstate';
import type { HubLimits } from './limits.ts';

/** What a connection's stages do to its transport. */
export interface ConnectionEffects {
  /** Sends the client the end of the handshake. */
  accept(): void;
  /** Pings begin. */
  ping(): void;
  pingNoMore(): void;
  /** The client took too long; `error` is what it gets. */
  timeOut(error: string): void;
  /** The transport is to end after what was written. */
  end(): void;
  /** All is over: the connection is forgotten. */
  ended(): void;
}

export type ConnectionEvent =
  /**
   * A transport carries the connection from now on; one that shows by itself that the client is there needs neither
   * pings nor a timer of silence.
   */
  | { readonly type: 'attach'; readonly keepsAlive: boolean }
  | { readonly type: 'shakeHands' }
  /** The client said something: its silence is counted anew. */
  | { readonly type: 'hear' }
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
 * A client of the hub: negotiated, attached (a transport), open (hands shaken), closing, over. A client whose transport
 * does not show that it is there is ended when it says nothing for too long.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, input: {} as ConnectionContext, events: {} as ConnectionEvent },
  delays: {
    attach: ({ context }) => context.limits.attach,
    handshake: ({ context }) => context.limits.handshake,
    silence: ({ context }) => context.limits.silence,
  },
  guards: { keepsAlive: ({ event }) => event.type === 'attach' && event.keepsAlive },
  actions: {
    accept: ({ context }) => context.effects.accept(),
    ping: ({ context }) => context.effects.ping(),
    pingNoMore: ({ context }) => context.effects.pingNoMore(),
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
          entry: 'ping',
          exit: 'pingNoMore',
          initial: 'silent',
          states: {
            silent: {
              after: { silence: { actions: { type: 'timeOut', params: { error: 'client-timeout' } } } },
              on: { hear: { target: 'silent', reenter: true } },
            },
          },
        },
      },
    },
    closing: {},
    over: { entry: 'ended', on: { lose: {} } },
  },
});
