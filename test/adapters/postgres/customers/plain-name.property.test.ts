import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWords } from '#core/customers/search-words.ts';
import { folded } from '#core/shared/folded.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

/** Letters and signs of the languages of Europe with their marks, ligatures and full width. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b9, 0x2bf],
  [0x300, 0x36f],
  [0x391, 0x3a1],
  [0x400, 0x45f],
  [0x1e00, 0x1eff],
  [0x2018, 0x201f],
  [0x2032, 0x2033],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const;
const sign = fc
  .oneof(...ranges.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));

describe.each(databases)('names on %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.dispose());

  it('are folded as core folds what is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: sign, maxLength: 40 }), async (text) => {
        const [row] = await test.database.query<{ name: string; words: string }>(
          'select plain_name($1) as name, folded_words($1) as words',
          [text],
        );
        expect(row?.name).toBe(nameKey(text));
        expect(row?.words.split(' ').filter(Boolean).slice(0, 8)).toEqual(searchWords(text));
        // For names of segments and engines: letters of other alphabets are none to the database.
        expect(row?.words).toBe(
          folded(text)
            .replace(/[^a-z0-9]+/g, ' ')
            .trim(),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('of a customer are found whatever their accents', async () => {
    await test.database.query(`insert into price_list (name) values ('Uno')`);
    const [row] = await test.database.query<{ names_key: string }>(
      `insert into customer (external_code, name, fantasy_name, price_list_id)
       values ('C1', 'Citroën  Conceição', 'Peças', 1) returning names_key`,
    );
    expect(row?.names_key).toBe('citroen conceicao pecas');
  });

  it.each([
    ['Škoda Łódź', 'skoda lodz'],
    ['Strøm & Weiß', 'strom & weiss'],
    ['Œuvre Æther', 'oeuvre aether'],
    ['O’Higgins', "o'higgins"],
    ['O´Higgins', "o'higgins"],
  ])('%s is found by plain letters and the apostrophe of the keyboard', async (name, key) => {
    expect(nameKey(name)).toBe(key);
    const [row] = await test.database.query<{ names_key: string; search_text: string }>(
      `insert into customer (external_code, name, price_list_id) values ($1, $1, 1) returning names_key, search_text`,
      [name],
    );
    expect(row?.names_key).toBe(key);
    expect(row?.search_text).toContain(searchWords(key).join(' '));
  });
});
