import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZeroResultRepository } from '#adapters/postgres/overview/zero-results.ts';
import type { ZeroResultRepository } from '#core/catalogue/text-search/zero-result.repository.port.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(databases)('searches that found nothing on %s', (_name, open) => {
  let test: TestDatabase;
  let searches: ZeroResultRepository;
  beforeAll(async () => {
    test = await open();
    searches = createZeroResultRepository(test.database);
  });
  afterAll(() => test.dispose());

  it('are counted over the days, the most asked first, and forgotten after ninety', async () => {
    for (const [text, day] of [
      ['vieja', '2026-01-01'],
      ['bomba', '2026-03-01'],
      ['bomba', '2026-03-01'],
      ['bomba', '2026-03-02'],
      ['junta', '2026-03-02'],
      ['tapa', '2026-02-01'],
    ] as const) {
      await searches.note(text, day);
    }
    expect(await searches.mostAsked('2026-02-10', 10)).toEqual([
      { text: 'bomba', times: 3 },
      { text: 'junta', times: 1 },
    ]);
    expect(await searches.mostAsked('2026-03-02', 1)).toEqual([{ text: 'bomba', times: 1 }]);
    await searches.note('otra', '2026-04-05');
    expect((await searches.mostAsked('2020-01-01', 10)).map(({ text }) => text).toSorted()).toEqual([
      'bomba',
      'junta',
      'otra',
      'tapa',
    ]);
  });

  it('of many at once are all counted', async () => {
    await Promise.all(Array.from({ length: 20 }, () => searches.note('a la vez', '2026-04-05')));
    expect((await searches.mostAsked('2026-04-05', 1))[0]).toEqual({ text: 'a la vez', times: 20 });
  });
});
