import { describe, expect, it } from 'vitest';
import { createRemembered } from '#adapters/postgres/database/create-remembered.ts';

interface Seen {
  readonly count: number;
}

const remembering = () => {
  const remembered = createRemembered<string, Seen>({ max: 10, ttl: 60_000 });
  let count = 0;
  const read = async (): Promise<Seen> => {
    count += 1;
    return { count };
  };
  const counts = async (...keys: readonly string[]): Promise<readonly number[]> => {
    const seen: number[] = [];
    for (const key of keys) seen.push((await remembered.of(key, read)).count);
    return seen;
  };
  return { remembered, read, counts };
};

describe('what is remembered of the database', () => {
  it('is read once for each key, until it is forgotten', async () => {
    const { remembered, counts } = remembering();
    expect(await counts('a', 'b', 'a', 'b')).toEqual([1, 2, 1, 2]);
    remembered.forget('a');
    expect(await counts('a', 'b')).toEqual([3, 2]);
    remembered.forgetAll();
    expect(await counts('a', 'b')).toEqual([4, 5]);
  });

  it.each(['forget', 'forgetAll'] as const)('is not what was being read when something changed (%s)', async (how) => {
    const { remembered, counts } = remembering();
    const old = await remembered.of('a', async () => {
      remembered[how]('a');
      return { count: 0 };
    });
    expect([old.count, ...(await counts('a'))]).toEqual([0, 1]);
  });

  it('is read again where it is not enough, and nothing is kept of what is not there', async () => {
    const { remembered, read, counts } = remembering();
    expect(await remembered.of('a', async () => null)).toBe(null);
    expect(await counts('a')).toEqual([1]);
    expect(await remembered.of('a', read, ({ count }) => count > 1)).toEqual({ count: 2 });
    expect(await counts('a')).toEqual([2]);
  });

  it('is never a failure: the next who asks reads again', async () => {
    const { remembered, counts } = remembering();
    await expect(remembered.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await counts('a')).toEqual([1]);
  });
});
