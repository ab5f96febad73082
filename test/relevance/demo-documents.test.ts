import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentNames, documentTexts, searchDocument } from '#adapters/postgres/search/search-rows.ts';
import type { SearchDocument } from '#core/search/index/document.ts';
import type { TestDatabase } from '#test/contracts/databases.ts';
import { demoDatabases } from '#test/contracts/demo-databases.ts';
import { demoProducts } from './demo-documents.ts';

/** A database gives rows of one product in no order. */
const inOrder = ({ codes, words, applications, engines, ...others }: SearchDocument) => ({
  ...others,
  codes: codes.map(({ kind, brand, code }) => `${kind} ${brand} ${code}`).sort(),
  words: [...words].sort(),
  applications: applications.map((each) => JSON.stringify(each)).sort(),
  engines: [...engines].sort(),
});

describe.each(demoDatabases.slice(0, 1))('the demo in memory and on %s', (_name, open) => {
  let test: TestDatabase;
  let stored: ReadonlyMap<number, SearchDocument>;
  beforeAll(async () => {
    test = await open();
    const { texts } = await documentTexts(test.database, 0, 1, 100_000);
    const names = await documentNames(test.database);
    stored = new Map(texts.map((text) => searchDocument(text, names)).map((document) => [document.key, document]));
  }, 120_000);
  afterAll(() => test.dispose());

  it('are the same documents', () => {
    const { documents } = demoProducts();
    expect(documents.length).toBeGreaterThan(20_000);
    const storedOf = ({ key }: SearchDocument) => {
      const document = stored.get(key);
      return document === undefined ? undefined : inOrder(document);
    };
    // A single expectation: to expect it of each of twenty thousand takes many times as long.
    const other = documents.find((document) => !isDeepStrictEqual(inOrder(document), storedOf(document)));
    expect(other && inOrder(other)).toEqual(other && storedOf(other));
  });
});
