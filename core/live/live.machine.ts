import { type ActorRefFrom, assign, emit, sendTo, setup, spawnChild, stopChild } from 'xstate';
import type { CustomerId } from '#core/shared/ids.ts';
import type { LiveNotice } from './event.ts';
import { type LinkEvent, linkLogic } from './link-actor.ts';
import { type LiveConnection, liveTimings } from './live-connection.port.ts';

/** Milliseconds before each automatic attempt; after the last one it gives up (docs/rules/live.md 1). */
export const reconnectDelays: readonly number[] = [0, 2_000, 10_000, 30_000];

export type LiveMachineEvent =
  /** Be connected for this company (null: staff). Another company than the present one restarts the link. */
  | { readonly type: 'connect'; readonly customerId: CustomerId | null }
  | { readonly type: 'disconnect' }
  /** By hand: tries at once, and counts the attempts from 0. */
  | { readonly type: 'reconnect' };

export type LiveEmitted =
  /** Connected, for the first time or again: fetch again, since what happened before was not heard. */
  | { readonly type: 'refresh' }
  | { readonly type: 'notice'; readonly notice: LiveNotice }
  /** An attempt failed or a link was lost: the program logs 'Connection failed'. */
  | { readonly type: 'failed' };

export interface LiveContext {
  /** The company to be connected for (null: staff); undefined when no connection is wanted. */
  readonly wanted: CustomerId | null | undefined;
  /** Automatic attempts that failed since the last connection. */
  readonly attempt: number;
  /** All attempts failed: only `reconnect` or `connect` start again. */
  readonly gaveUp: boolean;
}

export type LiveMachine = ReturnType<typeof createLiveMachine>;
export type LiveActor = ActorRefFrom<LiveMachine>;

/**
 * The live connection of a web tab or a terminal (docs/rules/live.md 1): Disconnected, Connecting, Connected,
 * Disconnecting, Reconnecting (waiting, attempting). A first start that fails is retried like a lost link.
 */
export function createLiveMachine(connection: LiveConnection) {
  return setup({
    types: {
      context: {} as LiveContext,
      events: {} as LiveMachineEvent | LinkEvent,
      emitted: {} as LiveEmitted,
      children: {} as { link: 'link' },
    },
    actors: { link: linkLogic(connection) },
    delays: {
      retry: ({ context }) => reconnectDelays[context.attempt] ?? 0,
      opening: liveTimings.serverTimeout,
      closing: 5_000,
    },
    actions: {
      want: assign({
        wanted: ({ context, event }) => (event.type === 'connect' ? event.customerId : context.wanted),
        attempt: 0,
        gaveUp: false,
      }),
      wantNothing: assign({ wanted: undefined, attempt: 0, gaveUp: false }),
      openLink: spawnChild('link', { id: 'link', input: ({ context }) => ({ customerId: context.wanted ?? null }) }),
      closeLink: sendTo('link', { type: 'close' }),
      dropLink: stopChild('link'),
      countAnew: assign({ attempt: 0, gaveUp: false }),
      countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
      giveUp: assign({ attempt: 0, gaveUp: true }),
      refresh: emit({ type: 'refresh' }),
      fail: emit({ type: 'failed' }),
      pass: emit(({ event }) => {
        if (event.type !== 'link.received') throw new Error(`${event.type} carries no notice`);
        return { type: 'notice', notice: event.notice };
      }),
    },
    guards: {
      otherCompany: ({ context, event }) => event.type === 'connect' && event.customerId !== context.wanted,
      isWanted: ({ context }) => context.wanted !== undefined,
      gaveUp: ({ context }) => context.gaveUp,
      lastAttempt: ({ context }) => context.attempt + 1 >= reconnectDelays.length,
    },
  }).createMachine({
    id: 'live',
    context: { wanted: undefined, attempt: 0, gaveUp: false },
    initial: 'Disconnected',
    states: {
      Disconnected: {
        on: {
          connect: { target: 'Connecting', actions: 'want' },
          disconnect: { actions: 'wantNothing' },
          reconnect: { guard: 'gaveUp', target: 'Connecting', actions: 'countAnew' },
        },
      },
      Connecting: {
        entry: 'openLink',
        on: {
          'link.opened': 'Connected',
          'link.closed': { target: 'Reconnecting', actions: ['dropLink', 'fail'] },
          connect: { guard: 'otherCompany', target: 'Disconnecting', actions: 'want' },
          disconnect: { target: 'Disconnecting', actions: 'wantNothing' },
        },
        after: { opening: { target: 'Reconnecting', actions: ['dropLink', 'fail'] } },
      },
      Connected: {
        entry: ['countAnew', 'refresh'],
        on: {
          'link.received': { actions: 'pass' },
          'link.closed': { target: 'Reconnecting', actions: ['dropLink', 'fail'] },
          connect: { guard: 'otherCompany', target: 'Disconnecting', actions: 'want' },
          disconnect: { target: 'Disconnecting', actions: 'wantNothing' },
        },
      },
      Disconnecting: {
        entry: 'closeLink',
        exit: 'dropLink',
        on: {
          'link.closed': [{ guard: 'isWanted', target: 'Connecting' }, { target: 'Disconnected' }],
          connect: { actions: 'want' },
          disconnect: { actions: 'wantNothing' },
        },
        after: { closing: [{ guard: 'isWanted', target: 'Connecting' }, { target: 'Disconnected' }] },
      },
      Reconnecting: {
        initial: 'waiting',
        states: {
          waiting: {
            after: { retry: 'attempting' },
            on: {
              reconnect: { target: 'attempting', actions: 'countAnew' },
              connect: { guard: 'otherCompany', target: '#live.Connecting', actions: 'want' },
              disconnect: { target: '#live.Disconnected', actions: 'wantNothing' },
            },
          },
          attempting: {
            entry: 'openLink',
            on: {
              'link.opened': '#live.Connected',
              'link.closed': [
                { guard: 'lastAttempt', target: '#live.Disconnected', actions: ['dropLink', 'fail', 'giveUp'] },
                { target: 'waiting', actions: ['dropLink', 'fail', 'countAttempt'] },
              ],
              connect: { guard: 'otherCompany', target: '#live.Disconnecting', actions: 'want' },
              disconnect: { target: '#live.Disconnecting', actions: 'wantNothing' },
            },
            after: {
              opening: [
                { guard: 'lastAttempt', target: '#live.Disconnected', actions: ['dropLink', 'fail', 'giveUp'] },
                { target: 'waiting', actions: ['dropLink', 'fail', 'countAttempt'] },
              ],
            },
          },
        },
      },
    },
  });
}
