import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';
import type { Keeping } from '#web/state/query-client.ts';
import { aService, show } from './asked-service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('live events', () => {
  /** A service whose answer is shown, and the connection that it follows; `connect` opens it, also again. */
  const followed = async (keeping: Keeping<string, string>) => {
    const { connection, last } = createFakeConnection();
    const live = createActor(createLiveMachine(connection), { clock: new SimulatedClock() }).start();
    const service = aService(keeping, [], live);
    const screen = show(service.query, 'a');
    await service.answer(1);
    const connect = () => {
      live.send({ type: 'disconnect' });
      last()?.hooks.closed();
      live.send({ type: 'connect', customerId: null });
      last()?.hooks.opened();
    };
    return { ...service, screen, connect, last };
  };

  it('outdate what names them, until somebody signs out', async () => {
    const { queries, calls, answer, connect, last } = await followed({
      outdatedBy: ['NewsChanged', ({ name }) => name === 'StaffChanged'],
    });
    connect();
    await answer(2);
    expect(calls).toHaveLength(2);
    last()?.hooks.received({ name: 'OffersChanged', facts: {} });
    expect(calls).toHaveLength(2);
    last()?.hooks.received({ name: 'NewsChanged', facts: null });
    await answer(3);
    last()?.hooks.received({ name: 'StaffChanged', facts: {} });
    await answer(4);
    expect(calls).toHaveLength(4);
    queries.stop();
    last()?.hooks.received({ name: 'NewsChanged', facts: null });
    connect();
    expect(calls).toHaveLength(4);
  });

  it('ask nothing of what no screen shows', async () => {
    const { query, screen, calls, connect, last } = await followed({ outdatedBy: ['NewsChanged'] });
    screen.leave();
    connect();
    last()?.hooks.received({ name: 'NewsChanged', facts: {} });
    expect(calls).toHaveLength(1);
    show(query, 'a');
    expect(calls).toHaveLength(2);
  });

  it('outdate at every connection, but what is asked at the opening not at the first', async () => {
    const { calls, answer, connect, last } = await followed({ outdatedBy: ['NewsChanged'], isAskedAtOpening: true });
    connect();
    expect(calls).toHaveLength(1);
    last()?.hooks.received({ name: 'NewsChanged', facts: {} });
    await answer(2);
    expect(calls).toHaveLength(2);
    connect();
    expect(calls).toHaveLength(3);
  });

  it('leave alone what names none of them', async () => {
    const { calls, connect, last } = await followed({});
    connect();
    last()?.hooks.received({ name: 'NewsChanged', facts: {} });
    expect(calls).toHaveLength(1);
  });
});
