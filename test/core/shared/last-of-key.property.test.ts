import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastAnswerOfKey, lastOfKey } from '#core/shared/last-of-key.ts';

describe('the last of its key', () => {
  it('is made whenever the key is another than the one before, and at no other time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(undefined, null, 0, Number.NaN, 'a', 'b')), (keys) => {
        const last = lastOfKey<unknown, { readonly key: unknown }>();
        const made: unknown[] = [];
        const values = keys.map((key) =>
          last(key, () => {
            made.push(key);
            return { key };
          }),
        );
        const changes = keys.filter((key, place) => place === 0 || !Object.is(key, keys[place - 1]));
        expect(made).toEqual(changes);
        for (const [place, value] of values.entries()) {
          expect(value.key).toBe(keys[place]);
          if (place > 0) expect(value === values[place - 1]).toBe(Object.is(keys[place], keys[place - 1]));
        }
      }),
    );
  });

  it('is of the same key where it is told that it is', () => {
    const last = lastOfKey<readonly string[], number>((one, other) => one.join() === other.join());
    expect([last(['a', 'b'], () => 1), last(['a', 'b'], () => 2), last(['a'], () => 3)]).toEqual([1, 1, 3]);
  });

  it('is not kept where making it throws', () => {
    const last = lastOfKey<string, number>();
    expect(() =>
      last('a', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(last('a', () => 1)).toBe(1);
  });
});

describe('the last answer of its key', () => {
  it('is waited for by all who ask by it, and made anew for another', async () => {
    const last = lastAnswerOfKey<string, number>();
    let made = 0;
    const make = async () => {
      made += 1;
      return made;
    };
    expect(await Promise.all([last('a', make), last('a', make), last('b', make), last('b', make)])).toEqual([
      1, 1, 2, 2,
    ]);
    expect(await last('b', make)).toBe(2);
    expect(await last('a', make)).toBe(3);
  });

  it('that failed is told to all who waited, and made again when it is asked for', async () => {
    const last = lastAnswerOfKey<string, number>();
    const fail = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([last('a', fail), last('a', async () => 1)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await last('a', async () => 2)).toBe(2);
  });

  it('that fails after another was asked for takes nothing of that one away', async () => {
    const last = lastAnswerOfKey<string, number>();
    let fail: (error: Error) => void = () => undefined;
    const former = last(
      'a',
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    expect(await last('b', async () => 1)).toBe(1);
    fail(new Error('late'));
    await expect(former).rejects.toThrow('late');
    expect(await last('b', async () => 2)).toBe(1);
  });
});
