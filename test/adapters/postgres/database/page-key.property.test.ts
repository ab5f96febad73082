import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstant, readInstantKey, writePageKey } from '#adapters/postgres/database/page-key.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const two = (max: number) => fc.nat({ max }).map((n) => String(n).padStart(2, '0'));
/** Texts that look like an instant, of which some are none. */
const nearly = fc
  .tuple(fc.integer({ min: 1990, max: 3100 }), two(14), two(33), fc.constantFrom('T', ' '), two(25), two(61), two(61))
  .chain(([year, month, day, between, hour, minute, second]) =>
    fc
      .constantFrom('', 'Z', '+00', '-03', '+05:30', '+14:59', '+15', '-20:00', ' BC')
      .map((zone) => `${year}-${month}-${day}${between}${hour}:${minute}:${second}.123456${zone}`),
  );

describe.each(databases)('keys of pages on %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.dispose());

  it('what counts as an instant the database takes for one, also in a made-up key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearly, fc.string(), fc.constantFrom('1', 'now', 'infinity', 'Sat')), async (text) => {
        fc.pre(isInstant(text));
        expect(await test.database.query('select $1::timestamptz as at', [text])).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
    expect(isInstant('2028-02-29 23:12:16.123456+00')).toBe(true);
    for (const text of ['2026-02-30T00:00:00Z', '1', 'Sat', '2026-13-01T00:00:00Z', '2026-01-01T24:00:00Z', '']) {
      expect(isInstant(text)).toBe(false);
    }
  });

  it('an instant is read as the database writes it', async () => {
    const [row] = await test.database.query<{ at: string }>('select now()::text as at', []);
    expect(readInstantKey(writePageKey([row?.at ?? '', 7]))).toEqual([row?.at, 7]);
    const now = new Date().toISOString();
    expect(readInstantKey(writePageKey([now, 7]))).toEqual([now, 7]);
    for (const forged of [['1', 7], [now, 1.5], [now, 'x'], [now]]) {
      expect(readInstantKey(writePageKey(forged))).toBeNull();
    }
  });
});
