import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { LiveNotice } from '#core/live/event.ts';
import { createLiveMachine, type LiveEmitted } from '#core/live/live.machine.ts';
import { asId } from '#core/shared/ids.ts';
import { createFakeConnection } from './fake-connection.ts';

const ours = asId<'customer'>('7');
const theirs = asId<'customer'>('8');

function start() {
  const clock = new SimulatedClock();
  const { connection, links, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock });
  const emitted: LiveEmitted['type'][] = [];
  live.on('*', ({ type }) => emitted.push(type));
  live.start();
  const state = () => {
    const { value } = live.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  const connect = (customerId = ours) => {
    live.send({ type: 'connect', customerId });
    last()?.hooks.opened();
  };
  return { clock, links, last, live, emitted, state, connect };
}

describe('the live connection', () => {
  it('connects when told to, and refreshes', () => {
    const { live, links, last, state, emitted } = start();
    expect(state()).toBe('Disconnected');
    live.send({ type: 'connect', customerId: ours });
    expect(state()).toBe('Connecting');
    last()?.hooks.opened();
    expect(state()).toBe('Connected');
    expect(links.map((link) => link.customerId)).toEqual([ours]);
    expect(emitted).toEqual(['refresh']);
  });

  it('passes on what is heard', () => {
    const { live, last, connect } = start();
    const notices: LiveNotice[] = [];
    live.on('notice', ({ notice }) => notices.push(notice));
    connect();
    last()?.hooks.received({ name: 'NewsChanged', facts: {} });
    expect(notices).toEqual([{ name: 'NewsChanged', facts: {} }]);
  });

  it('tries again after 0, 2000, 10000 and 30000 ms, then gives up', () => {
    const { clock, live, links, last, state, connect, emitted } = start();
    connect();
    last()?.hooks.closed();
    for (const delay of [0, 2_000, 10_000, 30_000]) {
      const before = links.length;
      expect(state()).toBe('Reconnecting');
      if (delay > 0) clock.increment(delay - 1);
      expect(links).toHaveLength(before);
      clock.increment(1);
      expect(links).toHaveLength(before + 1);
      last()?.hooks.closed();
    }
    expect(state()).toBe('Disconnected');
    expect(live.getSnapshot().context.gaveUp).toBe(true);
    expect(emitted).toEqual(['refresh', 'failed', 'failed', 'failed', 'failed', 'failed']);
    clock.increment(1_000_000);
    expect(links).toHaveLength(5);
  });

  it('retries a first start that fails, too', () => {
    const { clock, live, links, last, state } = start();
    live.send({ type: 'connect', customerId: null });
    last()?.hooks.closed();
    expect(state()).toBe('Reconnecting');
    clock.increment(0);
    clock.increment(1);
    expect(links).toHaveLength(2);
    last()?.hooks.opened();
    expect(state()).toBe('Connected');
  });

  it('refreshes after each reconnection, and then counts its attempts anew', () => {
    const { clock, last, connect, emitted, live } = start();
    connect();
    last()?.hooks.closed();
    clock.increment(1);
    last()?.hooks.closed();
    clock.increment(2_000);
    last()?.hooks.opened();
    expect(emitted.filter((type) => type === 'refresh')).toHaveLength(2);
    expect(live.getSnapshot().context.attempt).toBe(0);
  });

  it('starts again by hand once it gave up, and only then without a company', () => {
    const { clock, live, last, links, state, connect } = start();
    live.send({ type: 'reconnect' });
    expect(state()).toBe('Disconnected');
    connect();
    last()?.hooks.closed();
    for (const delay of [1, 2_000, 10_000, 30_000]) {
      clock.increment(delay);
      last()?.hooks.closed();
    }
    live.send({ type: 'reconnect' });
    expect(state()).toBe('Connecting');
    expect(links.at(-1)?.customerId).toBe(ours);
    last()?.hooks.opened();
    expect(live.getSnapshot().context.gaveUp).toBe(false);
  });

  it('does not wait for the delay when it is told by hand', () => {
    const { clock, live, links, last, connect } = start();
    connect();
    last()?.hooks.closed();
    clock.increment(1);
    last()?.hooks.closed();
    live.send({ type: 'reconnect' });
    expect(links).toHaveLength(3);
  });

  it('closes before it starts for another company', () => {
    const { live, links, last, state, connect } = start();
    connect();
    live.send({ type: 'connect', customerId: theirs });
    expect(state()).toBe('Disconnecting');
    expect(links[0]?.closing).toBe(true);
    expect(links).toHaveLength(1);
    last()?.hooks.closed();
    expect(state()).toBe('Connecting');
    expect(links[1]?.customerId).toBe(theirs);
  });

  it('leaves the link alone when the company stays', () => {
    const { live, links, state, connect } = start();
    connect();
    live.send({ type: 'connect', customerId: ours });
    expect(state()).toBe('Connected');
    expect(links).toHaveLength(1);
  });

  it('disconnects, and stays so', () => {
    const { clock, live, links, last, state, connect } = start();
    connect();
    live.send({ type: 'disconnect' });
    expect(state()).toBe('Disconnecting');
    last()?.hooks.closed();
    expect(state()).toBe('Disconnected');
    clock.increment(100_000);
    expect(links).toHaveLength(1);
    expect(live.getSnapshot().context.gaveUp).toBe(false);
  });

  it('does not hang on a link that never closes or never opens', () => {
    const { clock, live, links, state, connect } = start();
    connect();
    live.send({ type: 'connect', customerId: theirs });
    clock.increment(5_000);
    expect(state()).toBe('Connecting');
    clock.increment(30_000);
    expect(state()).toBe('Reconnecting');
    expect(links[1]?.closing).toBe(true);
  });

  it('turns a deaf ear to a link it dropped', () => {
    const { clock, live, links, state, emitted } = start();
    live.send({ type: 'connect', customerId: ours });
    clock.increment(30_000);
    clock.increment(1);
    links[1]?.hooks.opened();
    links[0]?.hooks.opened();
    links[0]?.hooks.received({ name: 'NewsChanged', facts: {} });
    links[0]?.hooks.closed();
    expect(links).toHaveLength(2);
    expect(state()).toBe('Connected');
    expect(emitted).toEqual(['failed', 'refresh']);
  });
});
