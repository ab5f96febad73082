import { expect, it } from 'vitest';
import { createSubmission, sentBy } from '#web/hooks/kept-submission.ts';

it('is under way until what it sends is answered, and answers that', async () => {
  const kept = createSubmission();
  const answer = sentBy(kept, async () => 'A 1');
  expect(kept.getSnapshot().value).toBe('underWay');
  expect(await answer).toBe('A 1');
  expect(kept.getSnapshot().value).toBe('resting');
});

it('rests again after what throws, which who sends is told', async () => {
  const kept = createSubmission();
  await expect(sentBy(kept, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(kept.getSnapshot().value).toBe('resting');
});

it('sends what is sent in between one after the other, and answers each', async () => {
  const kept = createSubmission();
  const begun: number[] = [];
  const answers: (() => void)[] = [];
  const send = (which: number) => () => {
    begun.push(which);
    return new Promise<number>((resolve) => answers.push(() => resolve(which)));
  };
  const all = [1, 2, 3].map((which) => sentBy(kept, send(which)));
  for (const which of [1, 2, 3]) {
    await expect.poll(() => begun).toHaveLength(which);
    answers[which - 1]?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});
