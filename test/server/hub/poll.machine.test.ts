import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { HubLimits } from '../../../server/hub/limits.ts';
import { type PollAnswer, pollMachine } from '../../../server/hub/poll.machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  let losses = 0;
  const limits = { poll: 100, silence: 1000 } as HubLimits;
  const actor = createActor(pollMachine, { clock, input: { limits, lost: () => (losses += 1) } }).start();
  const answers: PollAnswer[] = [];
  const poll = () => {
    const respond = (answer: PollAnswer) => void answers.push(answer);
    actor.send({ type: 'poll', respond });
    return respond;
  };
  const write = (text: string) => actor.send({ type: 'write', text });
  return { actor, clock, poll, write, answers, losses: () => losses };
};
const text = (content: string): PollAnswer => ({ status: 200, text: content });
const end: PollAnswer = { status: 204 };

describe('a connection carried by polls', () => {
  it('answers a poll that waits with what is written, and keeps what comes between two polls', () => {
    const { poll, write, answers } = start();
    poll();
    write('a');
    write('b');
    write('c');
    poll();
    expect(answers).toEqual([text('a'), text('bc')]);
  });

  it('answers a poll with nothing once it has waited, and loses a client that stays away', () => {
    const { clock, poll, answers, losses } = start();
    poll();
    clock.increment(100);
    expect([answers, losses()]).toEqual([[text('')], 0]);
    clock.increment(999);
    expect(losses()).toBe(0);
    clock.increment(1);
    expect(losses()).toBe(1);
    poll();
    expect(answers).toEqual([text(''), end]);
  });

  it('ends the poll that waits where a second one comes, or its client is gone', () => {
    const { actor, poll, write, answers } = start();
    const first = poll();
    const second = poll();
    actor.send({ type: 'abort', respond: first });
    expect(answers).toEqual([end]);
    actor.send({ type: 'abort', respond: second });
    write('a');
    expect(answers).toEqual([end, end]);
    poll();
    expect(answers).toEqual([end, end, text('a')]);
  });

  it('at the end keeps the last text for the next poll, but not for ever', () => {
    const taken = start();
    taken.write('close');
    taken.actor.send({ type: 'end' });
    expect(taken.losses()).toBe(0);
    taken.poll();
    expect([taken.answers, taken.losses()]).toEqual([[text('close')], 1]);
    const left = start();
    left.write('close');
    left.actor.send({ type: 'end' });
    left.clock.increment(1000);
    expect(left.losses()).toBe(1);
  });

  it('ends at once where nothing is left to say', () => {
    for (const type of ['end', 'destroy'] as const) {
      const { actor, poll, answers, losses } = start();
      poll();
      actor.send({ type });
      expect([answers, losses()]).toEqual([[end], 1]);
    }
  });
});
