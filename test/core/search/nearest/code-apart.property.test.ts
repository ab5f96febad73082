import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { withCodeApart } from '#core/search/nearest/code-apart.ts';
import { findPage } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { makerApart } from '#core/search/question/written-together.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { aSearchDocument } from '#test/builders/search-document.builder.ts';
import { aCode, aText, someCriteria, someDocuments } from '../arbitraries.ts';

const found = (index: ReturnType<typeof buildSearchIndex>, criteria: Criteria) =>
  findPage(index, { ...criteria, page: 1, pageSize: 1000 });
const both = (typed: string): Criteria => ({ code: typed, text: typed });

/** A code that its maker's name follows without a space, among other words. */
const together = fc
  .tuple(aCode, fc.constantFrom('NGK', 'ngk', 'Corven', 'SKF', 'luz'), aText)
  .map(([code, maker, text]) => `${code}${maker} ${text}`);

describe('a code and its maker that were written without a space', () => {
  it('are read apart only where nothing at all is found as it was typed: nothing is lost', () => {
    fc.assert(
      fc.property(someDocuments, fc.oneof(someCriteria, together.map(both)), (documents, criteria) => {
        const index = buildSearchIndex(documents);
        const { code, text } = criteria;
        const unfiltered = { ...(code === undefined ? {} : { code }), ...(text === undefined ? {} : { text }) };
        const read = withCodeApart(index, criteria);
        if (found(index, unfiltered).totalCount > 0) expect(read).toBe(criteria);
        const { filters, excluded, keys } = criteria;
        expect([read.filters, read.excluded, read.keys]).toEqual([filters, excluded, keys]);
        const { code: apart, text: words } = read;
        expect([normaliseCode(apart ?? ''), normaliseCode(words ?? '')]).toEqual(
          [code, text].map((typed) => normaliseCode(typed ?? '')),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('find what they find with a space', () => {
    fc.assert(
      fc.property(someDocuments, fc.nat(), (documents, place) => {
        const named = documents.flatMap(({ codes }) =>
          codes.filter(
            ({ code, brand, kind }) =>
              brand !== '' && /^[62]\S*$/.test(code) && (kind === 'row' || kind === 'equivalent'),
          ),
        );
        fc.pre(named.length > 0);
        const { code = '', brand = '' } = named[place % named.length] ?? {};
        const index = buildSearchIndex(documents);
        const asTyped = found(index, both(`${code}${brand}`));
        const read = found(index, withCodeApart(index, both(`${code}${brand}`)));
        expect(read.hits).toEqual((asTyped.totalCount > 0 ? asTyped : found(index, both(`${code} ${brand}`))).hits);
        expect(read.totalCount).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('are those of a maker that the catalogue has', () => {
    const index = buildSearchIndex([
      aSearchDocument({
        ...{ key: 1, code: 'A-1', brandName: 'FREMAX' },
        codes: [{ code: '3003', brand: 'CORVEN', kind: 'equivalent' }],
      }),
      aSearchDocument({ key: 2, code: '62/22-2RS', brandName: 'SKF', codes: [] }),
    ]);
    const read = (typed: string) => withCodeApart(index, both(typed)).text;
    expect(['3003corven', '3003CORVEN', '62/22-2rsskf', 'corven3003', '3003 corven', '3003nadie'].map(read)).toEqual([
      ...['3003 corven', '3003 CORVEN', '62/22-2rs skf', 'corven3003', '3003 corven', '3003nadie'],
    ]);
    expect(found(index, withCodeApart(index, both('3003corven'))).hits).toEqual([
      { key: 1, reason: { by: 'equivalent', code: '3003', brand: 'CORVEN' } },
    ]);
  });

  it('are apart by the longest name, and no word without a digit before it is a code', () => {
    const isMaker = (name: string) => ['VEN', 'CORVEN', 'V'].includes(name);
    const typed = ['3003corven', 'x12v', 'corven', 'amortcorven 3003ven', '6.corven'];
    expect(typed.map((each) => makerApart(each, isMaker))).toEqual([
      ...['3003 corven', undefined, undefined, 'amortcorven 3003 ven', '6. corven'],
    ]);
  });
});
