import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createConnectionMachine, retryMs } from '#cli/screens/frame/connection.machine.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';

const start = () => {
  const clock = new SimulatedClock();
  const { connection, links, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock }).start();
  const machine = createConnectionMachine(live, { now: () => clock.now() }, async () => false);
  const shown = createActor(machine, { clock }).start();
  live.send({ type: 'connect', customerId: null });
  last()?.hooks.opened();
  return { clock, links, last, shown };
};

it('comes back within five seconds of the server, however long that was away', () => {
  const { clock, links, last, shown } = start();
  last()?.hooks.closed();
  let since = 0;
  let longest = 0;
  for (let second = 0; second < 300; second += 1) {
    const before = links.length;
    clock.increment(1000);
    since = links.length === before ? since + 1000 : 0;
    longest = Math.max(longest, since);
    if (links.length > before) last()?.hooks.closed();
  }
  expect(longest).toBeLessThanOrEqual(5000);
  expect(shown.getSnapshot().matches('connected')).toBe(false);
  const before = links.length;
  clock.increment(retryMs);
  expect(links.length).toBeGreaterThan(before);
  last()?.hooks.opened();
  expect(shown.getSnapshot().matches('connected')).toBe(true);
});

it('is tried at once where somebody asks', () => {
  const { clock, links, last, shown } = start();
  last()?.hooks.closed();
  clock.increment(1);
  last()?.hooks.closed();
  const before = links.length;
  shown.send({ type: 'reconnect' });
  expect(links).toHaveLength(before + 1);
});
