import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import type { SearchAnswer } from '#core/search/query/answer.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { search } from '#core/search/search.ts';
import { suggestAll, suggestCodes } from '#core/search/suggestions/suggest.ts';
import { aBearing, aSearchDocument } from '#test/builders/search-document.builder.ts';

const sealed = aBearing({ key: 1, code: '6203-2RS' });
const slash = aBearing({ key: 2, code: '62/22' });
const plain = aBearing({ key: 3, code: '6222' });
const longer = aBearing({ key: 4, code: '6222-ZZ' });
const sparkPlug = aSearchDocument({ key: 5, code: 'BKR6E', words: ['Volkswagen Gol 1.6 8V'] });
const shockAbsorber = aSearchDocument({
  key: 6,
  code: 'SP207',
  brandId: 30,
  brandName: 'Sachs',
  typeId: 21,
  typeName: 'Amortiguadores',
  parentTypeId: 2,
  parentTypeName: 'Suspensión',
  description: 'Amortiguador delantero',
  codes: [
    { code: '3003', brand: 'CORVEN', kind: 'equivalent' },
    { code: '087902E000', brand: 'HYUNDAI', kind: 'equivalent' },
    { code: 'INT-9', brand: '', kind: 'internal' },
  ],
  words: ['Golf', 'Piñón'],
  stock: 2,
  hasOffer: true,
});
const index = buildSearchIndex([longer, shockAbsorber, plain, sparkPlug, slash, sealed]);

const answer = (criteria: Criteria): SearchAnswer => search(index, { ...criteria, page: 1, pageSize: 20 });
const keys = (criteria: Criteria): number[] => answer(criteria).hits.map(({ key }) => key);

describe('a code (docs/rules/search.md 1)', () => {
  it.each(['6203-2RS', '6203 2rs', '62032RS', '6203.2/RS'])('is found as %s', (code) => {
    expect(keys({ code })).toEqual([1]);
    expect(keys({ text: code })).toEqual([1]);
  });

  it('typed exactly comes first where two differ only in punctuation, and longer ones follow', () => {
    expect(keys({ code: '62/22' })).toEqual([2, 3, 4]);
    expect(keys({ code: '6222' })).toEqual([3, 2, 4]);
    expect(answer({ code: '6222' }).hits.map(({ reason }) => reason.by)).toEqual(['code', 'code', 'prefix']);
  });

  it.each([
    ['SKF 62/22', [2, 3]],
    ['skf 6222', [3, 2]],
    ['62/22 SKF', [2, 3]],
    ['6222 skf', [3, 2]],
  ])('typed exactly beside its maker comes first too: %s', (code, expected) => {
    expect(keys({ code }).slice(0, 2)).toEqual(expected);
    expect(
      suggestAll(index, code)
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(expected);
  });

  it("of another maker is found, and the row says which: 'coincide por CORVEN 3003'", () => {
    expect(answer({ code: '3003' }).hits).toEqual([
      { key: 6, reason: { by: 'equivalent', code: '3003', brand: 'CORVEN' } },
    ]);
    expect(answer({ text: 'amortiguador 3003' }).hits).toEqual([
      { key: 6, reason: { by: 'equivalent', code: '3003', brand: 'CORVEN' } },
    ]);
    expect(answer({ code: 'int9' }).hits[0]?.reason.by).toBe('internal');
  });

  it('keeps leading zeros and twenty digits', () => {
    const long = '00000000000000000012';
    expect(keys({ code: '087902e000' })).toEqual([6]);
    expect(keys({ code: '87902E000' })).toEqual([]);
    expect(
      search(buildSearchIndex([aSearchDocument({ code: long })]), { code: long, page: 1, pageSize: 1 }).totalCount,
    ).toBe(1);
  });

  it('ranks exact codes first, then equivalents that are just it, then what it starts, then text', () => {
    const own = aBearing({ key: 11, code: '3003' });
    const start = aBearing({ key: 12, code: '3003A' });
    const words = aBearing({ key: 13, code: 'Z1', description: 'reemplaza 3003' });
    const ranked = buildSearchIndex([words, shockAbsorber, start, own]);
    const { hits } = search(ranked, { code: '3003', text: '3003', page: 1, pageSize: 20 });
    expect(hits.map(({ key, reason }) => [key, reason.by])).toEqual([
      [11, 'code'],
      [6, 'equivalent'],
      [12, 'prefix'],
      [13, 'text'],
    ]);
  });

  it('counts the code of a price row as its product’s own, and names it', () => {
    const disc = (key: number, code: string, kind: 'row' | 'equivalent' | 'relation') =>
      aSearchDocument({ key, code, brandName: 'FREMAX', codes: [{ code: 'DF523', brand: 'CORVEN', kind }] });
    const ranked = buildSearchIndex([
      disc(1, '09.9167.11', 'equivalent'),
      disc(2, 'BD 5234', 'row'),
      disc(3, 'DF5230', 'relation'),
      disc(4, '0', 'relation'),
    ]);
    for (const typed of ['DF523', 'df-523', 'corven df523', 'DF523 Corven']) {
      const { hits } = search(ranked, { code: typed, text: typed, page: 1, pageSize: 9 });
      expect(hits.slice(0, 2)).toEqual([
        { key: 2, reason: { by: 'code', code: 'DF523', brand: 'CORVEN' } },
        { key: 1, reason: { by: 'equivalent', code: 'DF523', brand: 'CORVEN' } },
      ]);
      expect(
        suggestCodes(ranked, typed)
          .map(({ key }) => key)
          .slice(0, 2),
      ).toEqual([2, 1]);
    }
    expect(search(ranked, { code: 'DF523', page: 1, pageSize: 9 }).hits.map(({ key }) => key)).toEqual([2, 1, 3, 4]);
  });
});

describe('a text (docs/rules/search.md 5)', () => {
  it("does not mind accents, case and plural: 'bujias' finds 'Bujías de Encendido'", () => {
    for (const text of ['bujias', 'BUJÍA', 'bujía de encendido', 'encendidos bujia'])
      expect(keys({ text })).toEqual([5]);
    expect(keys({ text: 'pinon' })).toEqual([6]);
  });

  it('needs every word; one that the catalogue has not may be the start of one', () => {
    expect(keys({ text: 'bujia sachs' })).toEqual([]);
    expect(keys({ text: 'amortiguador del' })).toEqual([6]);
    expect(keys({ text: 'del amortiguador' })).toEqual([6]);
    expect(keys({ text: 'delant amort' })).toEqual([6]);
    expect(keys({ text: 'amortiguadores lant' })).toEqual([]);
  });

  it.each([
    ['ngk bkr6e', 5],
    ['bujia BKR6E', 5],
    ['bujia bkr', 5],
    ['rodamiento 6203 2rs', 1],
    ['6203 2 rs rodamientos', 1],
    ['2rs rodamiento 6203', 1],
    ['bujia gol 1.6', 5],
  ])('may carry a code or a measure: %s', (text, key) => {
    expect(keys({ text })).toEqual([key]);
  });

  it('ranks a name above other words, and takes a whole word for no start of a longer one, but while it is typed', () => {
    const named = aSearchDocument({ key: 21, code: 'Z', typeName: 'Gol' });
    const applied = aSearchDocument({ key: 22, code: 'B', words: ['Gol'] });
    const started = aSearchDocument({ key: 23, code: 'A', words: ['Golf'] });
    const ranked = buildSearchIndex([started, applied, named]);
    const found = (isTyping: boolean) => search(ranked, { text: 'gol', page: 1, pageSize: 9, isTyping }).hits;
    expect(found(false).map(({ key }) => key)).toEqual([21, 22]);
    expect(found(true).map(({ key }) => key)).toEqual([21, 22, 23]);
  });

  it('without anything to search by finds nothing, and no text at all lists everything in the order of code', () => {
    expect(answer({ text: '¿?' }).totalCount).toBe(0);
    expect(answer({ text: ' ' }).hits.map(({ reason }) => reason.by)).toEqual(Array(6).fill('listed'));
    expect(keys({})).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('filters and facets', () => {
  it('count every brand while one is ticked', () => {
    const { hits, facets } = search(index, { filters: { brandIds: [10] }, page: 1, pageSize: 9, wantFacets: true });
    expect(hits.map(({ key }) => key)).toEqual([5]);
    expect(facets?.brands).toEqual([
      { id: 10, count: 1 },
      { id: 20, count: 4 },
      { id: 30, count: 1 },
    ]);
    expect(facets).toMatchObject({ types: [{ id: 31, parentId: 3, count: 1 }], stocks: [1, 0, 0], offers: 0 });
  });

  it('take a family for all its subfamilies, and leave out excluded pairs', () => {
    expect(keys({ filters: { typeIds: [5] } })).toEqual([1, 2, 3, 4]);
    expect(keys({ excluded: { pairs: [{ brandId: 20, typeId: 5 }] } })).toEqual([5, 6]);
    expect(suggestCodes(index, '62', { excluded: { brandIds: [20] } })).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are ten at most, own codes first', () => {
    const many = buildSearchIndex(Array.from({ length: 30 }, (_, key) => aBearing({ key, code: `62${key + 10}` })));
    expect(suggestAll(many, '62')).toHaveLength(10);
    expect(suggestAll(many, 'rodam')).toHaveLength(10);
    expect(suggestCodes(index, '622').map(({ key }) => key)).toEqual([2, 3, 4]);
  });
});

describe('a code with its maker’s name, as people type it', () => {
  const products = [
    aSearchDocument({ key: 1, code: '3003', brandName: 'CORVEN' }),
    aSearchDocument({
      key: 2,
      code: '2314',
      brandName: 'CORVEN',
      codes: [{ code: '3003', brand: 'CORVEN', kind: 'relation' }],
    }),
    aSearchDocument({
      key: 3,
      code: '0007',
      brandName: 'SADAR',
      codes: [{ code: '3003', brand: 'CORVEN', kind: 'equivalent' }],
    }),
    aSearchDocument({ key: 4, code: '3003', brandName: 'SKF' }),
  ];
  const index = buildSearchIndex(products);
  const hitsOf = (typed: string) => search(index, { code: typed, text: typed, page: 1, pageSize: 20 }).hits;

  it('finds the product itself first, then its equivalents, and nobody else’s 3003', () => {
    expect(hitsOf('corven 3003').map(({ key }) => key)).toEqual([1, 3, 2]);
    expect(hitsOf('corven 3003').map(({ reason }) => reason)).toMatchObject([
      { by: 'code' },
      { by: 'equivalent', code: '3003', brand: 'CORVEN' },
      { by: 'relation', code: '3003', brand: 'CORVEN' },
    ]);
    expect(suggestAll(index, 'corven 3003').map(({ key }) => key)).toEqual([1, 3, 2]);
  });

  it('finds what starts so: the maker’s own first, then its equivalents, then what carries the number', () => {
    const [own, equivalent, relation] = [1, 3, 2];
    const withNumber = aSearchDocument({ key: 9, code: 'C-1', brandName: 'CORVEN', description: 'Buje 30 mm' });
    const begun = buildSearchIndex([...products, withNumber]);
    for (const typed of ['corven 30', 'corven30', 'Corven 300']) {
      const expected = typed === 'corven 30' ? [own, equivalent, relation, withNumber.key] : [own, equivalent];
      expect(
        suggestAll(begun, typed)
          .map(({ key }) => key)
          .slice(0, expected.length),
      ).toEqual(expected);
    }
    expect(suggestCodes(begun, 'corven 30')).toEqual([
      { key: own, reason: { by: 'prefix' } },
      { key: equivalent, reason: { by: 'equivalent', code: '3003', brand: 'CORVEN' } },
    ]);
    expect(suggestCodes(begun, 'corven')).toEqual([]);
  });

  it('does not make a maker’s name alone find what is only equivalent to its parts', () => {
    expect(hitsOf('corven').map(({ key }) => key)).toEqual([2, 1]);
  });
});
