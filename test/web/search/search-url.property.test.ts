import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { asId } from '#core/shared/ids.ts';
import { asksNothing, parseSearch, printSearch, type SearchState, toSearchLink } from '#web/search/search-url.ts';

const id = fc.stringMatching(/^[\w-]{1,12}$/);
const ids = fc.uniqueArray(id, { maxLength: 5 });
const text = fc.string({ maxLength: 40 }).map((written) => written.trim());

const filters = fc.record({
  productBrandIds: ids.map((list) => list.map((one) => asId<'product-brand'>(one))),
  productTypeIds: ids.map((list) => list.map((one) => asId<'product-type'>(one))),
  stockStates: fc.subarray([...stockStates]),
  onlyOffers: fc.boolean(),
});
const page = fc.integer({ min: 1, max: 100_000 });
const sort = fc.constantFrom(...searchSorts);
const withHidden = fc.boolean();
const searches: fc.Arbitrary<SearchState> = fc.oneof(
  fc.record({ text, product: fc.constant(null), page, filters, sort, withHidden }),
  fc.record({
    text: fc.constant(''),
    product: fc.record({ id: id.map((one) => asId<'product'>(one)), code: text, brand: text }),
    page,
    // Beside a product, `brand` is its brand's name.
    filters: filters.map((some) => ({ ...some, productBrandIds: [] })),
    sort,
    withHidden,
  }),
);

describe('the address of a search', () => {
  it('gives back every state that it was made of', () => {
    fc.assert(
      fc.property(searches, (state) => {
        expect(parseSearch(printSearch(state))).toEqual(state);
        const link = toSearchLink({}, state);
        expect(parseSearch(new URL(link, 'http://shop').searchParams)).toEqual(state);
      }),
    );
  });

  it('is the same for the same state, from any address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (written) => {
        const state = parseSearch(new URLSearchParams(written));
        expect(parseSearch(printSearch(state))).toEqual(state);
      }),
    );
  });

  const nonsense = fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e9', 'NaN', '2.5', '../..', '<b>', ',,,', '٣'));
  it('survives any hand', () => {
    fc.assert(
      fc.property(
        fc.record({
          q: nonsense,
          page: nonsense,
          brand: nonsense,
          type: nonsense,
          stock: nonsense,
          offers: nonsense,
          productId: nonsense,
          sort: nonsense,
          hidden: nonsense,
        }),
        (edited) => {
          const state = parseSearch(new URLSearchParams(edited));
          expect(state.page).toBeGreaterThanOrEqual(1);
          expect(Number.isInteger(state.page)).toBe(true);
          for (const one of [...state.filters.productBrandIds, ...state.filters.productTypeIds]) {
            expect(one).toMatch(/^[\w-]{1,64}$/);
          }
          for (const one of state.filters.stockStates) expect(stockStates).toContain(one);
          expect(searchSorts).toContain(state.sort);
          expect(state.text.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it('writes an order and what is shown of the hidden only where they are not as usual', () => {
    const usual = parseSearch(new URLSearchParams('q=gol&sort=relevance&hidden=0'));
    expect(printSearch(usual).toString()).toBe('q=gol');
    expect(printSearch({ ...usual, sort: 'cost', withHidden: true }).toString()).toBe('q=gol&sort=cost&hidden=1');
    expect(parseSearch(new URLSearchParams('q=gol&sort=Cost')).sort).toBe('relevance');
  });

  it('reads the link of one product, where brand is a name', () => {
    const state = parseSearch(new URLSearchParams('productId=12&code=BKR6E&brand=NGK'));
    expect(state.product).toEqual({ id: '12', code: 'BKR6E', brand: 'NGK' });
    expect(state.filters.productBrandIds).toEqual([]);
    expect(asksNothing(state)).toBe(false);
    expect(asksNothing(parseSearch(new URLSearchParams('q=%20&page=4')))).toBe(true);
  });
});
