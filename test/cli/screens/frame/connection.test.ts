import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createConnectionMachine, retryMs } from '#cli/screens/frame/connection.machine.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';

const start = (isSessionOver: () => Promise<boolean> = async () => false, { isReached = true } = {}) => {
  const clock = new SimulatedClock();
  const { connection, links, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock }).start();
  const machine = createConnectionMachine(live, { now: () => clock.now() }, isSessionOver);
  const shown = createActor(machine, { clock }).start();
  live.send({ type: 'connect', customerId: null });
  if (isReached) last()?.hooks.opened();
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

it('hears that the session is over from an answer that is slower than the pause between tries', async () => {
  let answer: (isOver: boolean) => void = () => {};
  let questions = 0;
  const { clock, last, shown } = start(() => {
    questions += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  let isTold = false;
  shown.on('session-over', () => {
    isTold = true;
  });
  last()?.hooks.closed();
  clock.increment(3 * retryMs);
  expect(questions).toBe(1);
  answer(true);
  await waitFor(shown, (snapshot) => snapshot.matches('over'));
  expect(isTold).toBe(true);
});

it('asks about the session again at each try, once it was told', async () => {
  let questions = 0;
  const { clock, last, shown } = start(async () => {
    questions += 1;
    return false;
  });
  last()?.hooks.closed();
  await waitFor(shown, (snapshot) => snapshot.matches({ away: { session: 'answered' } }));
  const before = questions;
  clock.increment(retryMs);
  expect(questions).toBeGreaterThan(before);
});

it('leaves out what is said of a session that was renewed since', async () => {
  const answers: ((isOver: boolean) => void)[] = [];
  const { last, shown } = start(() => new Promise((resolve) => answers.push(resolve)));
  last()?.hooks.closed();
  shown.send({ type: 'session-renewed' });
  answers[0]?.(true);
  answers[1]?.(false);
  await waitFor(shown, (snapshot) => snapshot.matches({ away: { session: 'answered' } }));
  expect(shown.getSnapshot().matches('over')).toBe(false);
});

it('is lost, and no longer being opened, once the first try failed: that server may have none', () => {
  const { clock, last, shown } = start(undefined, { isReached: false });
  expect(shown.getSnapshot().matches('opening')).toBe(true);
  last()?.hooks.closed();
  expect(shown.getSnapshot().matches('away')).toBe(true);
  expect(shown.getSnapshot().context.lostAt).toBe(clock.now());
});
