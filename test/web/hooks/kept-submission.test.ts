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

it('begins nothing while another is under way', async () => {
  const kept = createSubmission();
  const begun: number[] = [];
  const send = (which: number) => async () => {
    begun.push(which);
    return which;
  };
  expect(await Promise.all([sentBy(kept, send(1)), sentBy(kept, send(2))])).toEqual([1, null]);
  expect(await sentBy(kept, send(3))).toBe(3);
  expect(begun).toEqual([1, 3]);
});
