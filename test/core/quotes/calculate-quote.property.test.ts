import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { calculateLine, type QuoteGrounds, quotingTerms } from '#core/quotes/calculate-quote.ts';
import type { LineToQuote } from '#core/quotes/draft.ts';
import { quoteTotal, shownLine } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';
import { aStoredLine } from '#test/builders/quote.builder.ts';

const row = asId<'product-price'>('1');
const margin = (percentage: string) => [{ brandId: null, typeId: null, percentage: money(percentage), text: '' }];
const grounds = (over: Partial<QuoteGrounds> = {}): QuoteGrounds => ({
  products: new Map([
    [
      row,
      aCatalogueProduct({ rows: [aCatalogueRow({ offers: [anOffer({ minQuantity: 10, percentage: money(20) })] })] }),
    ],
  ]),
  disabled: nothingDisabled,
  terms: quotingTerms(termsOf({ surcharges: margin('40'), includeIva: true })),
  linesBefore: [],
  ...over,
});
const product = (quantity: number, ownPrice: string | null = null): LineToQuote => ({
  kind: 'product',
  productPriceId: row,
  quantity,
  ownPrice: ownPrice === null ? null : money(ownPrice),
});
const unit = (line: LineToQuote, on = grounds()) => shownLine(calculateLine(line, on)).unitPrice.toFixed(2);

describe('the price in a quote', () => {
  it('is cost, margin and IVA: 1000 and 40 % and 21 % are 1694', () => expect(unit(product(1))).toBe('1694.00'));

  it('is without IVA where the shop sells without it', () => {
    const terms = quotingTerms(termsOf({ surcharges: margin('40') }));
    expect(unit(product(1), grounds({ terms }))).toBe('1400.00');
  });

  it('is there for a shop that hides selling prices on its screens', () => {
    const terms = quotingTerms(termsOf({ surcharges: margin('40'), showSellingPrice: false }));
    expect(unit(product(1), grounds({ terms }))).toBe('1400.00');
  });

  it('follows the offer that the quantity reaches', () => expect(unit(product(10))).toBe('1355.20'));

  it('is the clerk’s where one was typed, and says so', () => {
    expect(shownLine(calculateLine(product(1, '1500'), grounds()))).toMatchObject({ isOwnPrice: true });
    expect(unit(product(1, '1500'))).toBe('1500.00');
    expect(shownLine(calculateLine(product(1), grounds()))).toMatchObject({ isOwnPrice: false });
  });

  it('that was given holds, at any quantity and even for what is gone', () => {
    const linesBefore = [aStoredLine({ productPriceId: row, sellingPrice: money('900') })];
    expect(unit(product(12), grounds({ linesBefore }))).toBe('900.00');
    expect(calculateLine(product(1), grounds({ linesBefore, products: new Map() })).isGone).toBe(false);
  });

  it.each([
    ['unknown', {}],
    ['discontinued', { rows: [aCatalogueRow({ isDiscontinued: true })] }],
    ['without a price', { rows: [aCatalogueRow({ price: null })] }],
  ])('of what is %s is none', (_what, over) => {
    const products = new Map(_what === 'unknown' ? [] : [[row, aCatalogueProduct(over)]]);
    const line = calculateLine(product(3, '10'), grounds({ products }));
    expect(line.isGone).toBe(true);
    expect(shownLine(line).subtotal.toFixed(2)).toBe('0.00');
  });

  it('of a line that is no product is the clerk’s, and no exception', () => {
    const line = shownLine(
      calculateLine({ kind: 'free', description: 'Colocación', quantity: 2, price: money('30000') }, grounds()),
    );
    expect(line).toMatchObject({ productPriceId: null, description: 'Colocación', isOwnPrice: false });
    expect(line.subtotal.toFixed(2)).toBe('60000.00');
  });
});

const cents = fc.integer({ min: 0, max: 9_999_999_999 }).map((value) => money(value).dividedBy(100));
const stored = fc.array(
  fc
    .record({ quantity: fc.integer({ min: 1, max: 999_999 }), own: fc.option(cents), selling: cents })
    .map(({ quantity, own, selling }) => aStoredLine({ quantity, ownPrice: own, sellingPrice: selling })),
  { maxLength: 20 },
);

describe('any quote', () => {
  it('comes to the sum of quantity times price, to the cent', () => {
    fc.assert(
      fc.property(stored, (lines) => {
        const centsOf = (line: (typeof lines)[number]): bigint =>
          BigInt((line.ownPrice ?? line.sellingPrice ?? money(0)).times(100).toFixed(0)) * BigInt(line.quantity);
        const total = lines.reduce((sum, line) => sum + centsOf(line), 0n);
        expect(quoteTotal(lines.map(shownLine)).times(100).toFixed(0)).toBe(String(total));
      }),
    );
  });

  it('shows nothing of what its prices were made from', () => {
    fc.assert(
      fc.property(stored, (lines) => {
        const keys = new Set(lines.map(shownLine).flatMap((line) => Object.keys(line)));
        for (const secret of ['sellingPrice', 'ownPrice', 'cost', 'listPrice']) expect(keys).not.toContain(secret);
      }),
    );
  });

  it('is never below what the shop pays, with any margin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.boolean(), (percentage, includeIva) => {
        const terms = quotingTerms(termsOf({ surcharges: margin(String(percentage / 100)), includeIva }));
        expect(Number(unit(product(1), grounds({ terms })))).toBeGreaterThanOrEqual(1000);
      }),
    );
  });
});
