import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { maxSearchNameLength, searchQuery } from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import { linkToSaved, nameToOffer, queryToSave, summaryOf } from '#web/saved-searches/search-to-save.ts';
import { asksNothing, parseSearch, type SearchState } from '#web/search/search-url.ts';

const id = fc.nat({ max: 9_999_999 }).map(String);
const ids = fc.uniqueArray(id, { maxLength: 50 });
const text = fc.string({ unit: 'binary', maxLength: 100 }).map((written) => written.trim());
const filters = fc.record({
  productBrandIds: ids.map((list) => list.map((one) => asId<'product-brand'>(one))),
  productTypeIds: ids.map((list) => list.map((one) => asId<'product-type'>(one))),
  stockStates: fc.subarray([...stockStates]),
  onlyOffers: fc.boolean(),
});
const page = fc.integer({ min: 1, max: 1000 });
const sort = fc.constantFrom(...searchSorts);
const withHidden = fc.boolean();
const searches: fc.Arbitrary<SearchState> = fc.oneof(
  fc.record({ text, product: fc.constant(null), page, filters, sort, withHidden }),
  fc.record({
    text: fc.constant(''),
    product: fc.record({ id: id.map((one) => asId<'product'>(one)), code: text, brand: text }),
    page,
    filters: filters.map((some) => ({ ...some, productBrandIds: [] })),
    sort,
    withHidden,
  }),
);
const asked = searches
  // As an address gives it back: half a character of an emoji is none there.
  .map((state) => parseSearch(new URLSearchParams(queryToSave(state))))
  .filter((state) => !asksNothing(state));

describe('a search to save', () => {
  it('is accepted by the server as it is, for any search', () => {
    fc.assert(
      fc.property(asked, (state) => {
        const query = queryToSave(state);
        expect(searchQuery(query).val).toBe(query);
      }),
    );
  });

  it('is asked again as it was, from its first page', () => {
    fc.assert(
      fc.property(asked, (state) => {
        const link = linkToSaved({ query: queryToSave({ ...state, page: 7 }) });
        expect(parseSearch(new URL(link, 'http://shop').searchParams)).toEqual({ ...state, page: 1 });
      }),
    );
  });

  it('is offered a name that fits', () => {
    fc.assert(
      fc.property(asked, fc.array(fc.string({ maxLength: 40 })), (state, names) => {
        expect(nameToOffer(state, names).length).toBeLessThanOrEqual(maxSearchNameLength);
      }),
    );
  });

  it('is called what was typed, else what was ticked, and told in a few words', () => {
    const read = (query: string) => parseSearch(new URLSearchParams(query));
    expect(nameToOffer(read('q=bujias&brand=1'), ['NGK'])).toBe('bujias');
    expect(nameToOffer(read('productId=1&code=BKR6E&brand=NGK'), [])).toBe('BKR6E NGK');
    expect(nameToOffer(read('brand=1&offers=1'), ['NGK', 'Con oferta'])).toBe('NGK, Con oferta');
    expect(summaryOf({ query: 'q=bujias' })).toBe('bujias');
    expect(summaryOf({ query: 'q=bujias&offers=1' })).toBe('bujias · un filtro');
    expect(summaryOf({ query: 'brand=1%2C2&offers=1' })).toBe('3 filtros');
    expect(linkToSaved({ query: 'q=a&nonsense=javascript%3Ax' })).toBe('/products-search-by-text?q=a');
  });
});
