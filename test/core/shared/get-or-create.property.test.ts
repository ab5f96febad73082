import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOrAsk, getOrCreate } from '#core/shared/get-or-create.ts';

describe('the value under a key', () => {
  it('is made when it is first asked for, and at no other time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, 0, Number.NaN, 'a', 'b')), (keys) => {
        const kept = new Map<unknown, { readonly key: unknown }>();
        const made: unknown[] = [];
        const values = keys.map((key) =>
          getOrCreate(kept, key, () => {
            made.push(key);
            return { key };
          }),
        );
        expect(made).toEqual([...new Set(keys)]);
        for (const [place, value] of values.entries()) expect(value).toBe(kept.get(keys[place]));
      }),
    );
  });

  it('is made although nothing is its value: 0, an empty text and null are values', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, '', null, false), (value) => {
        const kept = new Map<string, unknown>();
        let made = 0;
        const make = () => {
          made += 1;
          return value;
        };
        expect([getOrCreate(kept, 'a', make), getOrCreate(kept, 'a', make)]).toEqual([value, value]);
        expect(made).toBe(1);
      }),
    );
  });

  it('is not kept where making it throws', () => {
    const kept = new Map<string, number>();
    expect(() =>
      getOrCreate(kept, 'a', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(getOrCreate(kept, 'a', () => 1)).toBe(1);
  });
});

describe('the answer under a key', () => {
  it('is asked for once by all of its key, and again after it failed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean(), isAwaited: fc.boolean() })),
        async (asks) => {
          const kept = new Map<string, Promise<number>>();
          const expected = new Map<string, { readonly number: number; readonly fails: boolean }>();
          let asked = 0;
          const checks: Promise<unknown>[] = [];
          for (const { key, fails, isAwaited } of asks) {
            const answer = getOrAsk(kept, key, async () => {
              asked += 1;
              const number = asked;
              await Promise.resolve();
              if (fails) throw new Error(String(number));
              return number;
            });
            const { number, fails: isRefused } = expected.get(key) ?? { number: asked, fails };
            expected.set(key, { number, fails: isRefused });
            checks.push(
              isRefused ? expect(answer).rejects.toThrow(String(number)) : expect(answer).resolves.toBe(number),
            );
            if (!isAwaited) continue;
            await Promise.allSettled(checks);
            for (const [each, { fails: isGone }] of [...expected]) if (isGone) expected.delete(each);
            expect([...kept.keys()].sort()).toEqual([...expected.keys()].sort());
          }
          await Promise.all(checks);
        },
      ),
    );
  });

  it('that fails after another was kept in its place takes nothing of that one away', async () => {
    const kept = new Map<string, Promise<number>>();
    let fail: (error: Error) => void = () => undefined;
    const former = getOrAsk(
      kept,
      'a',
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    kept.clear();
    const later = getOrAsk(kept, 'a', async () => 1);
    fail(new Error('late'));
    await expect(former).rejects.toThrow('late');
    expect(kept.get('a')).toBe(later);
  });
});
