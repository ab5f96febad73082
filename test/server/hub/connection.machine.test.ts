import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type ConnectionEvent, connectionMachine } from '#server/hub/connection.machine.ts';
import { defaultLimits } from '#server/hub/limits.ts';

const limits = { ...defaultLimits, attach: 300, handshake: 150 };

/** A connection on a clock of its own, and what it did. */
const aConnection = (...events: ConnectionEvent[]) => {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const effects = {
    accept: () => done.push('accept'),
    ping: () => done.push('ping'),
    pingNoMore: () => done.push('pingNoMore'),
    timeOut: (error: string) => {
      done.push(error);
      actor.send({ type: 'end' });
    },
    end: () => done.push('end'),
    ended: () => done.push('ended'),
  };
  const actor = createActor(connectionMachine, { input: { limits, effects }, clock }).start();
  for (const event of events) actor.send(event);
  return { actor, clock, done };
};
const attach = { type: 'attach', keepsAlive: false } as const;
const attachPolls = { type: 'attach', keepsAlive: true } as const;
const shakeHands = { type: 'shakeHands' } as const;

describe('the stages of a connection', () => {
  it('waits for its transport, and is forgotten without one', () => {
    const { actor, clock, done } = aConnection();
    clock.increment(limits.attach - 1);
    expect(actor.getSnapshot().value).toBe('negotiated');
    clock.increment(1);
    expect([actor.getSnapshot().value, done]).toEqual(['over', ['ended']]);
  });

  it.each([attach, attachPolls])('waits for the handshake once it has one: $keepsAlive', (attached) => {
    const { actor, clock, done } = aConnection(attached);
    clock.increment(limits.attach);
    expect([actor.getSnapshot().value, done]).toEqual(['closing', ['handshake-timeout', 'end']]);
  });

  it('is watched while it is open, and ends with a silence that nothing broke', () => {
    const { actor, clock, done } = aConnection(attach, shakeHands);
    for (let message = 0; message < 5; message += 1) {
      clock.increment(limits.silence - 1);
      actor.send({ type: 'hear' });
    }
    clock.increment(limits.silence - 1);
    expect([actor.getSnapshot().matches({ open: 'watched' }), done]).toEqual([true, ['accept', 'ping']]);
    clock.increment(1);
    expect([actor.getSnapshot().value, done.slice(2)]).toEqual(['closing', ['client-timeout', 'pingNoMore', 'end']]);
  });

  it('is not watched over polls, which show by themselves that the client is there', () => {
    const { actor, clock, done } = aConnection(attachPolls, shakeHands);
    clock.increment(10 * limits.silence);
    expect([actor.getSnapshot().value, done]).toEqual([{ open: 'carried' }, ['accept']]);
  });

  it('is cut where the client takes nothing, without a word', () => {
    const { actor, done } = aConnection(attach, shakeHands, { type: 'overflow' }, { type: 'end' });
    expect([actor.getSnapshot().value, done]).toEqual(['closing', ['accept', 'ping', 'pingNoMore']]);
  });

  it.each([
    ['negotiated', []],
    ['attached', [attach]],
    ['open', [attach, shakeHands]],
    ['closing', [attach, shakeHands, { type: 'end' }]],
  ] as const)('is over once, when its transport goes while it is %s', (_stage, events) => {
    const { actor, clock, done } = aConnection(...events, { type: 'lose' }, { type: 'lose' }, attach, shakeHands);
    clock.increment(10 * limits.attach);
    expect(actor.getSnapshot().value).toBe('over');
    expect(done.filter((what) => what === 'ended')).toHaveLength(1);
  });
});
