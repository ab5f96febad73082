import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/disabled.ts';
import { lacksMarkup } from '#core/quotes/markup.ts';
import { quotingTerms } from '#core/quotes/reckon-quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';
import { aCard, aCardRow } from '#test/builders/product-card.builder.ts';
import { aStoredLine } from '#test/builders/quote.builder.ts';

const productPriceId = asId<'product-price'>('1');
const card = aCard({ rows: [aCardRow({ offers: [anOffer({ minQuantity: 10, percentage: money(20) })] })] });
/** A row that costs 1000, 800 from ten up, with IVA of 21 % on top. */
const under = (percentage: number | null, cards = new Map([[productPriceId, card]])) => ({
  cards,
  disabled: nothingDisabled,
  terms: quotingTerms(
    termsOf({
      includeIva: true,
      surcharges: percentage === null ? [] : [{ brandId: null, typeId: null, percentage: money(percentage), text: '' }],
    }),
  ),
});
const at = (sellingPrice: number, over: Parameters<typeof aStoredLine>[0] = {}) =>
  aStoredLine({ productPriceId, quantity: 1, sellingPrice: money(sellingPrice), ...over });

describe('a line without a markup', () => {
  it.each([
    ['of a shop without margins', at(1210), null, true],
    ['at a margin of nothing', at(1210), 0, true],
    ['with a margin', at(1694), 40, false],
    ['at the cost of an offer', at(968, { quantity: 10 }), null, true],
    ['given at cost before there were margins', at(1210), 40, true],
    ['given at an older cost, and still without a margin', at(1100), null, true],
    ['at the clerk’s own price', at(1210, { ownPrice: money(1210) }), null, false],
    ['that is no product', aStoredLine({ productPriceId: null, sellingPrice: null, ownPrice: money(1) }), null, false],
  ] as const)('is one %s: %#', (_what, line, percentage, lacks) => {
    expect(lacksMarkup(line, under(percentage))).toBe(lacks);
  });

  it('is none where there is nothing to compare with', () => {
    expect(lacksMarkup(at(1210), under(null, new Map()))).toBe(false);
  });

  it('is never one where a margin made the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 30 }), (percentage, quantity) => {
        const cost = quantity >= 10 ? 800 : 1000;
        const price = money(cost)
          .times(1 + percentage / 100)
          .times('1.21')
          .toNumber();
        expect(lacksMarkup(at(price, { quantity }), under(percentage))).toBe(false);
      }),
    );
  });
});
