import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBegun, begunNumbers, maxPages } from '#cli/completion/begun-numbers.ts';
import { Err, Ok } from '#core/shared/result.ts';

const numberOf = (at: number): string => `2026-${String(at).padStart(8, '0')}`;

/** A list that finds a number only as a whole, as the server's does. */
const aList = (count: number, size: number) => async (text: string, after: string | null) => {
  const all = Array.from({ length: count }, (_, at) => numberOf(count - at)).filter(
    (each) => text === '' || each === text,
  );
  const from = Number(after ?? 0);
  const next = from + size < all.length ? String(from + size) : null;
  return Ok({ rows: all.slice(from, from + size), next });
};

const all = async (...given: Parameters<typeof begunNumbers<string, string>>): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const some of begunNumbers(...given)) found.push(...some.map(({ value }) => value));
  return found;
};

describe('a number that is begun', () => {
  it('finds all of the pages that are looked through, for any typed beginning', async () => {
    const isFound = fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 6, max: 20 }),
      fc.nat(),
      fc.integer({ min: 0, max: 13 }),
      async (count, size, which, length) => {
        const wanted = numberOf((which % count) + 1);
        const typed = wanted.slice(0, length);
        const found = await all(typed, aList(count, size), (each) => each);
        expect(found).toContain(wanted);
        const isOne = (each: string): boolean => each.startsWith(typed);
        expect(found).toEqual(Array.from({ length: count }, (_, at) => numberOf(count - at)).filter(isOne));
      },
    );
    await fc.assert(isFound);
  });

  it('is completed as it was begun, with its zeros or without them', () => {
    expect(['2026-1', '2026-0', '2026-', '2', ''].map((typed) => asBegun(typed, numberOf(115)))).toEqual([
      ...['2026-115', numberOf(115), numberOf(115), numberOf(115), numberOf(115)],
    ]);
    expect(['2026-2', '2025-', '2026-00000002'].map((typed) => asBegun(typed, numberOf(115)))).toEqual([
      ...[null, null, null],
    ]);
  });

  it('is looked for in so many pages, and no failure is one', async () => {
    let asked = 0;
    const none = await all(
      '2025-',
      async (text, after) => {
        asked += 1;
        return aList(500, 6)(text, after);
      },
      (each) => each,
    );
    expect([none, asked]).toEqual([[], maxPages]);
    expect(await all('2026-', async () => Err('unreachable'), String)).toEqual([]);
  });

  it('lets the server look for any other text', async () => {
    const texts: string[] = [];
    const pageOf = async (text: string) => {
      texts.push(text);
      return Ok({ rows: [], next: null });
    };
    await all('Norte', pageOf, String);
    expect(texts).toEqual(['Norte']);
  });
});
