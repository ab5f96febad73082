import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunNumbers, maxPages } from '#cli/completion/begun-numbers.ts';
import { Err, Ok } from '#core/shared/result.ts';

const numberOf = (at: number): string => `2026-${String(at).padStart(8, '0')}`;

/** A list that finds a number only as a whole, as the server's does. */
const aList = (count: number, size: number) => async (text: string, after: string | null) => {
  const all = Array.from({ length: count }, (_, at) => numberOf(count - at)).filter(
    (each) => text === '' || each === text,
  );
  const from = Number(after ?? 0);
  const next = from + size < all.length ? String(from + size) : null;
  return Ok({ cases: all.slice(from, from + size), next });
};

describe('a number that is begun', () => {
  it('finds those of the first page that has any, whatever of it is typed', async () => {
    const isFound = fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 6, max: 20 }),
      fc.nat(),
      fc.integer({ min: 1, max: 13 }),
      async (count, size, which, length) => {
        const wanted = numberOf((which % count) + 1);
        const typed = wanted.slice(0, length);
        const found = await begunNumbers(typed, aList(count, size), (each) => each);
        expect(found.length).toBeGreaterThan(0);
        for (const each of found) expect(each.startsWith(typed)).toBe(true);
        if (count <= size) expect(found).toContain(wanted);
      },
    );
    await fc.assert(isFound);
  });

  it('is looked for in so many pages, and no failure is one', async () => {
    let asked = 0;
    const none = await begunNumbers(
      '2025-',
      async (text, after) => {
        asked += 1;
        return aList(500, 6)(text, after);
      },
      (each) => each,
    );
    expect([none, asked]).toEqual([[], maxPages]);
    expect(await begunNumbers('2026-', async () => Err('unreachable'), String)).toEqual([]);
  });

  it('lets the server look for any other text', async () => {
    const texts: string[] = [];
    const pageOf = async (text: string) => {
      texts.push(text);
      return Ok({ cases: [], next: null });
    };
    await begunNumbers('Norte', pageOf, String);
    expect(texts).toEqual(['Norte']);
  });
});
