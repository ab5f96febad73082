import { expect, it } from 'vitest';
import { createUnderWay } from '#web/state/under-way.ts';

it('says so until the work is done, also when it fails', async () => {
  const { isUnderWay, during } = createUnderWay();
  const done = during(async () => 'A 1');
  expect(isUnderWay.get()).toBe(true);
  expect(await done).toBe('A 1');
  expect(isUnderWay.get()).toBe(false);
  await expect(during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isUnderWay.get()).toBe(false);
});
