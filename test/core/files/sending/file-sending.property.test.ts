import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFileSendingMachine } from '#core/files/sending/file-sending.machine.ts';
import type { LocalFile } from '#core/files/sending/local-file.ts';
import type { FileSender } from '#core/files/sending/send-files.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

const aFile = (name: string, isGone = false): LocalFile => {
  const arrayBuffer = () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(new ArrayBuffer(1)));
  return { name, size: name.length, arrayBuffer, slice: () => ({ arrayBuffer }) };
};
const settle = () => new Promise<void>((done) => setTimeout(done));

/** A server that answers when the test says so. */
const aServer = (atOnce: number) => {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  let most = 0;
  const sender: FileSender<string, string> = {
    send({ name }) {
      begun.push(name);
      return new Promise<Result<string, string>>((resolve) => {
        open.push(() => resolve(name.includes('bad') ? Err('refused') : Ok(`kept ${name}`)));
        most = Math.max(most, open.length);
      });
    },
    refusalOf: ({ name }) => (name.startsWith('large') ? 'too large' : null),
    unreadable: 'unreadable',
    atOnce,
  };
  const answer = (place: number) => open.splice(place % open.length, 1)[0]?.();
  return { sender, begun, open, answer, most: () => most };
};

const expected = (name: string, isGone: boolean) => {
  if (name.startsWith('large')) return { failure: 'too large' };
  if (isGone) return { failure: 'unreadable' };
  return name.includes('bad') ? { failure: 'refused' } : { kept: `kept ${name}` };
};

describe('files on their way', () => {
  it('are answered each once and in their order, whichever is answered first, and never too many at once', async () => {
    const file = fc.record({ name: fc.constantFrom('a', 'b', 'bad', 'large'), isGone: fc.boolean() });
    const files = fc.array(file, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 5 }), fc.infiniteStream(fc.nat(9)), async (all, atOnce, of) => {
        const { sender, open, answer, most, begun } = aServer(atOnce);
        const actor = createActor(createFileSendingMachine(sender), {
          input: { files: all.map(({ name, isGone }) => aFile(name, isGone)) },
        }).start();
        await settle();
        while (open.length > 0) {
          const before = actor.getSnapshot().context.answers.size;
          answer(of.next().value);
          await settle();
          expect(actor.getSnapshot().context.answers.size).toBeGreaterThan(before);
        }
        expect(actor.getSnapshot().status).toBe('done');
        const expectedAnswers = all.map(({ name, isGone }) => expected(name, isGone));
        const { output, context } = actor.getSnapshot();
        expect(output).toEqual(expectedAnswers);
        // Data alone is kept of each answer.
        expect(structuredClone(context.answers)).toEqual(context.answers);
        expect(context.answers).toEqual(new Map(expectedAnswers.map((answer, place) => [place, answer])));
        expect(begun).toHaveLength(all.filter(({ name, isGone }) => !isGone && name !== 'large').length);
        expect(most()).toBeLessThanOrEqual(atOnce);
      }),
      { numRuns: 60 },
    );
  });

  it('are sent no more once stopped, and what is answered then is not told', async () => {
    const { sender, begun, answer } = aServer(2);
    const files = ['a', 'b', 'c', 'd'].map((name) => aFile(name));
    const actor = createActor(createFileSendingMachine(sender), { input: { files } }).start();
    await settle();
    answer(0);
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    actor.stop();
    answer(0);
    answer(0);
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(actor.getSnapshot().context.answers.size).toBe(1);
  });
});
