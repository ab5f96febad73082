import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { calculateLine, quotingTerms } from '#core/quotes/calculate-quote.ts';
import type { LineToQuote } from '#core/quotes/draft.ts';
import { type StoredQuoteLine, shownLine } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';

const productPriceId = asId<'product-price'>('1');
const catalogueProduct = aCatalogueProduct({
  rows: [aCatalogueRow({ offers: [anOffer({ minQuantity: 10, percentage: money(20) })] })],
});
/** A row that costs 1000, 800 from ten up, with IVA of 21 % on top, at a margin; or as it was given before. */
const under = (percentage: number | null, linesBefore: readonly StoredQuoteLine[] = []) => ({
  products: new Map([[productPriceId, catalogueProduct]]),
  disabled: nothingDisabled,
  linesBefore,
  terms: quotingTerms(
    termsOf({
      includeIva: true,
      surcharges: percentage === null ? [] : [{ brandId: null, typeId: null, percentage: money(percentage), text: '' }],
    }),
  ),
});
const product = (quantity: number, own: number | null = null): LineToQuote => ({
  kind: 'product',
  productPriceId,
  quantity,
  ownPrice: own === null ? null : money(own),
});
const labour: LineToQuote = { kind: 'free', description: 'Colocación', quantity: 1, price: money(1210) };
const lacks = (line: LineToQuote, grounds: ReturnType<typeof under>) =>
  shownLine(calculateLine(line, grounds)).lacksMarkup;

describe('a line without a markup', () => {
  it.each([
    ['of a shop without margins', product(1), null, true],
    ['at a margin of nothing', product(1), 0, true],
    ['with a margin', product(1), 40, false],
    ['at the cost of an offer', product(10), null, true],
    ['at the clerk’s own price', product(1, 1210), null, false],
    ['that is no product', labour, null, false],
  ] as const)('is one %s: %#', (_what, line, percentage, expected) => {
    expect(lacks(line, under(percentage))).toBe(expected);
  });

  it('stays what it was when it was given, also where the margins have changed since', () => {
    const { isGone: _, ...atCost } = calculateLine(product(1), under(null));
    expect(lacks(product(4), under(40, [atCost]))).toBe(true);
    const { isGone: __, ...withMargin } = calculateLine(product(1), under(40));
    expect(lacks(product(4), under(null, [withMargin]))).toBe(false);
    expect(lacks(product(4, 900), under(40, [atCost]))).toBe(false);
  });

  it('is none where there is nothing to compare with', () => {
    expect(lacks(product(1), { ...under(null), products: new Map() })).toBe(false);
  });

  it('is never one where a margin made the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 30 }), (percentage, quantity) => {
        expect(lacks(product(quantity), under(percentage))).toBe(false);
      }),
    );
  });
});
