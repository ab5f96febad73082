import { HttpTransportType } from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import type { LiveNotice } from '#core/live/event.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { liveConnectionContract, type OtherEnd } from '#test/contracts/live-connection.contract.ts';
import { aHub, cartOf, ours, type RunningHub, sessions, theirs, until } from '#test/server/hub/a-hub.ts';

const transports = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['Server-Sent Events', HttpTransportType.ServerSentEvents],
  ['long polling', HttpTransportType.LongPolling],
] as const;

let hub: RunningHub;
const opened: { close(): void; readonly notices: LiveNotice[]; readonly states: string[] }[] = [];

beforeEach(async () => {
  hub = await aHub();
});
afterEach(async () => {
  for (const link of opened.splice(0)) link.close();
  await hub.close();
});

/** The adapter with a real hub at the other end. */
const hubEnd = (transport: HttpTransportType): OtherEnd => {
  const tokens = new Map<CustomerId | null, string>([
    [ours, 'token-of-cliente'],
    [theirs, 'token-of-neighbour'],
    [null, 'token-of-gerente'],
  ]);
  const tokenOf = (customerId: CustomerId | null): string => tokens.get(customerId) ?? '';
  let refusesNext = false;
  return {
    connection: {
      open(customerId, hooks) {
        const token = refusesNext ? 'token-of-nobody' : tokenOf(customerId);
        refusesNext = false;
        const link = createSignalrConnection({ url: hub.url, token: () => token, transport }).open(customerId, hooks);
        opened.push({ close: () => link.close(), notices: [], states: [] });
        return link;
      },
    },
    standing: () => hub.hub.connections(),
    admit: () => undefined,
    refuseNext() {
      refusesNext = true;
    },
    tell: (customerId, count) => hub.events.next(cartOf(customerId, count)),
    cut: (customerId) => hub.sessionEnded.next(sessions[tokenOf(customerId)]?.sessionId ?? ''),
    finish: () => undefined,
  };
};

/** A link of our own adapter, with everything it said. */
function open(token: string, customerId: CustomerId | null, transport?: HttpTransportType) {
  const states: string[] = [];
  const notices: LiveNotice[] = [];
  const connection = createSignalrConnection({ url: hub.url, token: () => token, transport });
  const link = connection.open(customerId, {
    opened: () => states.push('opened'),
    received: (notice) => notices.push(notice),
    closed: () => states.push('closed'),
  });
  const seen = { close: () => link.close(), notices, states };
  opened.push(seen);
  return seen;
}

describe.each(transports)('the official client over %s', (_name, transport) => {
  liveConnectionContract(() => hubEnd(transport));

  it('hears its company and everyone, and nothing of another company', async () => {
    const us = open('token-of-cliente', ours, transport);
    const neighbour = open('token-of-neighbour', theirs, transport);
    const staff = open('token-of-gerente', null, transport);
    await until(() => [us, neighbour, staff].every(({ states }) => states.includes('opened')));

    const [our, their] = [cartOf(ours, 3), cartOf(theirs, 4)];
    hub.events.next(our);
    hub.events.next(their);
    hub.events.next({ name: 'PriceListsChanged', audience: 'staff', facts: { state: 'Running', progress: 40 } });
    hub.events.next({ name: 'NewsChanged', audience: 'everyone', facts: {} });
    await until(() =>
      [us, neighbour, staff].every(({ notices }) => notices.some(({ name }) => name === 'NewsChanged')),
    );

    const news = { name: 'NewsChanged', facts: {} };
    const [ourCart, theirCart] = [our, their].map(({ name, facts }) => ({ name, facts }));
    expect(us.notices).toEqual([ourCart, news]);
    expect(neighbour.notices).toEqual([theirCart, news]);
    const priceLists = { name: 'PriceListsChanged', facts: { state: 'Running', progress: 40 } };
    expect(staff.notices).toEqual([ourCart, theirCart, priceLists, news]);
  });

  it('is refused with a forged token, and for a company that is not its own', async () => {
    const refused = [
      open('token-of-nobody', ours, transport),
      open('', ours, transport),
      open('token-of-cliente', theirs, transport),
      open('token-of-cliente', null, transport),
      open('token-of-gerente', ours, transport),
    ];
    await until(() => refused.every(({ states }) => states.length > 0));
    expect(refused.map(({ states }) => states)).toEqual(refused.map(() => ['closed']));
    expect(hub.hub.connections()).toBe(0);
  });

  it('is closed when its session ends, and only its own', async () => {
    const us = open('token-of-cliente', ours, transport);
    const staff = open('token-of-gerente', null, transport);
    await until(() => us.states.includes('opened') && staff.states.includes('opened'));
    hub.sessionEnded.next(sessions['token-of-cliente']?.sessionId ?? '');
    await until(() => us.states.includes('closed'));
    hub.events.next({ name: 'NewsChanged', audience: 'everyone', facts: {} });
    await until(() => staff.notices.length > 0);
    expect(staff.states).toEqual(['opened']);
    expect(us.notices).toEqual([]);
  });

  it('is told when the server stops, which does not wait for it', async () => {
    const link = open('token-of-cliente', ours, transport);
    await until(() => link.states.includes('opened'));
    await hub.close();
    await until(() => link.states.includes('closed'));
    expect(link.states).toEqual(['opened', 'closed']);
  });
});

it('finds its transport by itself', async () => {
  const link = open('token-of-cliente', ours);
  await until(() => link.states.includes('opened'));
  hub.events.next(cartOf(ours, 1));
  await until(() => link.notices.length === 1);
});

it('with the machine, comes back by itself after a lost link', async () => {
  const connection = createSignalrConnection({ url: hub.url, token: () => 'token-of-cliente' });
  const live = createActor(createLiveMachine(connection)).start();
  let refreshes = 0;
  live.on('refresh', () => {
    refreshes += 1;
  });
  live.send({ type: 'connect', customerId: ours });
  await until(() => refreshes === 1);
  hub.sessionEnded.next(sessions['token-of-cliente']?.sessionId ?? '');
  await until(() => refreshes === 2);
  expect(live.getSnapshot().value).toBe('Connected');
  live.send({ type: 'disconnect' });
  await until(() => live.getSnapshot().value === 'Disconnected');
  await until(() => hub.hub.connections() === 0);
});
