import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { submissionMachine } from '#web/state/submission.machine.ts';

const started = () => createActor(submissionMachine).start();
type Submission = ReturnType<typeof started>;

/** A piece of work that ends when it is told to. */
const aWork = () => {
  let end: (failure: string | null) => void = () => {};
  const ended = new Promise<string | null>((resolve) => {
    end = resolve;
  });
  const work = {
    begun: 0,
    end,
    run() {
      work.begun += 1;
      return ended;
    },
  };
  return work;
};
const rested = (actor: Submission) => waitFor(actor, (snapshot) => snapshot.matches('resting'));

describe('a submission', () => {
  it('is done once, also where it is asked for again during it', async () => {
    const actor = started();
    const [first, second] = [aWork(), aWork()];
    actor.send({ type: 'submit', work: first.run });
    actor.send({ type: 'submit', work: first.run });
    actor.send({ type: 'submit', work: second.run });
    expect(actor.getSnapshot().matches('underWay')).toBe(true);
    first.end(null);
    await rested(actor);
    expect([first.begun, second.begun]).toEqual([1, 0]);
    actor.send({ type: 'submit', work: second.run });
    expect(second.begun).toBe(1);
  });

  it('keeps why it was refused until another begins, or what was typed is corrected', async () => {
    const actor = started();
    const failure = () => actor.getSnapshot().context.failure;
    actor.send({ type: 'submit', work: async () => 'no' });
    expect((await rested(actor)).context.failure).toBe('no');
    actor.send({ type: 'correct' });
    expect(failure()).toBeNull();
    actor.send({ type: 'submit', work: async () => 'no' });
    await rested(actor);
    actor.send({ type: 'submit', work: async () => null });
    expect(failure()).toBeNull();
    expect((await rested(actor)).context.failure).toBeNull();
  });

  it('is done once the last one was, until another begins or something is typed', async () => {
    const actor = started();
    const isDone = () => actor.getSnapshot().context.isDone;
    expect(isDone()).toBe(false);
    actor.send({ type: 'submit', work: async () => null });
    expect(isDone()).toBe(false);
    expect((await rested(actor)).context.isDone).toBe(true);
    actor.send({ type: 'correct' });
    expect(isDone()).toBe(false);
    actor.send({ type: 'submit', work: async () => undefined });
    expect((await rested(actor)).context.isDone).toBe(true);
    actor.send({ type: 'submit', work: async () => 'no' });
    expect(isDone()).toBe(false);
    expect((await rested(actor)).context.isDone).toBe(false);
  });

  it('answers no failure for work that tells of itself', async () => {
    const actor = started();
    actor.send({ type: 'submit', work: async () => undefined });
    expect((await rested(actor)).context.failure).toBeNull();
  });

  it('is free again after work that threw, which is told as a defect', async () => {
    const defects: unknown[] = [];
    const tellDefect = (_: unknown, { error }: { readonly error: unknown }) => defects.push(error);
    const actor = createActor(submissionMachine.provide({ actions: { tellDefect } })).start();
    const defect = new Error('not this');
    actor.send({ type: 'submit', work: () => Promise.reject(defect) });
    expect((await rested(actor)).context.failure).toBeNull();
    expect(defects).toEqual([defect]);
    actor.send({ type: 'submit', work: async () => 'no' });
    expect((await rested(actor)).context.failure).toBe('no');
  });

  it('is not ended by a screen that goes: what was begun goes on, and nothing is told to it', async () => {
    const actor = started();
    const work = aWork();
    actor.send({ type: 'submit', work: work.run });
    actor.stop();
    work.end('no');
    await Promise.resolve();
    expect([work.begun, actor.getSnapshot().context.failure]).toEqual([1, null]);
  });

  it('never does two at once, after any events in any order', async () => {
    const steps = fc.array(fc.constantFrom('submit', 'end', 'correct'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        const actor = started();
        let [underWay, most] = [0, 0];
        const ends: (() => void)[] = [];
        const run = async () => {
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise<void>((resolve) => ends.push(resolve));
          underWay -= 1;
        };
        for (const step of asked) {
          if (step === 'submit') actor.send({ type: 'submit', work: run });
          else if (step === 'correct') actor.send({ type: 'correct' });
          else if (ends.length > 0) {
            ends.pop()?.();
            await rested(actor);
          }
        }
        expect(most).toBeLessThanOrEqual(1);
      }),
    );
  });
});
