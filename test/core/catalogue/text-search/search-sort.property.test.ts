import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceForCustomer } from '#core/catalogue/products/price-for-customer.ts';
import type { ProductPrice } from '#core/catalogue/products/product.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { sortedByPrice } from '#core/catalogue/text-search/search-sort.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { termsOf } from '#test/builders/prices.builder.ts';

const viewer = {
  terms: termsOf(),
  inCart: new Map(),
  priceOrder: 'LowestToHighest' as const,
  disabled: nothingDisabled,
  seesDisabled: false,
};
const [aPrice] = priceForCustomer(aCatalogueProduct({}), viewer, null).prices;

interface Amounts {
  readonly cost: number | null;
  readonly realCost?: number;
  readonly sellingPrice?: number | null;
}

const priceOf = ({ cost, realCost, sellingPrice = null }: Amounts): ProductPrice => {
  if (aPrice === undefined) throw new Error('the product has no row');
  return {
    ...aPrice,
    cost: cost === null ? null : money(cost),
    realCost: cost === null ? null : money(realCost ?? cost),
    sellingPrice: sellingPrice === null ? null : money(sellingPrice),
  };
};
const product = (name: string, ...rows: readonly Amounts[]) => ({ name, prices: rows.map(priceOf) });
type Named = ReturnType<typeof product>;
const namesBy = (sort: 'cost' | 'profit', some: readonly Named[]) =>
  sortedByPrice(some, (each) => each, sort).map(({ name }) => name);

describe('results sorted by price', () => {
  it('put the cheapest row of each first, at what is paid: a promotion taken off', () => {
    const promoted = product('promoted', { cost: 80, realCost: 100 });
    const cheapInOneBrand = product('two brands', { cost: 300 }, { cost: 70 });
    const unpriced = product('unpriced', { cost: null });
    expect(namesBy('cost', [unpriced, product('ninety', { cost: 90 }), promoted, cheapInOneBrand])).toEqual([
      'two brands',
      'promoted',
      'ninety',
      'unpriced',
    ]);
  });

  it('put first what leaves most, and last what nobody knows it of', () => {
    const little = product('little', { cost: 100, sellingPrice: 110 });
    const much = product('much', { cost: 10, realCost: 50, sellingPrice: 60 });
    const hidden = product('hidden', { cost: 1 });
    expect(namesBy('profit', [hidden, little, much])).toEqual(['much', 'little', 'hidden']);
  });

  const amounts = fc.record({
    cost: fc.option(fc.integer({ min: 0, max: 9 })),
    sellingPrice: fc.option(fc.integer({ min: 0, max: 9 })),
  });
  it('are all there once, and equals keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(amounts, { maxLength: 3 })), fc.constantFrom('cost', 'profit'), (rows, sort) => {
        const some = rows.map((each, place) => product(String(place), ...each));
        const names = namesBy(sort, some);
        expect([...names].sort()).toEqual(some.map(({ name }) => name).sort());
        const twice = namesBy(
          sort,
          sortedByPrice(some, (each) => each, sort),
        );
        expect(twice).toEqual(names);
        const alike = some.map(({ name }) => product(name, { cost: 5, sellingPrice: 6 }));
        expect(namesBy(sort, alike)).toEqual(alike.map(({ name }) => name));
      }),
    );
  });
});
