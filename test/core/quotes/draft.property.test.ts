import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredLine } from '#core/cart/cart.repository.port.ts';
import type { StoredLot } from '#core/cart/offer-lot.ts';
import { checkLines, fitsQuoteLine, type LineToQuote, maxQuoteLines, quotedFromCart } from '#core/quotes/draft.ts';
import { asId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { money, sum, toPesos } from '#core/shared/money.ts';

const rowOf = (row: number, quantity: number): StoredLine => ({
  id: `${row}`,
  productPriceId: asId(String(row)),
  offerLotId: null,
  quantity,
  acceptedCost: money(1),
  addedBy: 'cliente',
  addedAt: '2026-11-20T12:00:00Z',
});
const combo = (quantity: number): StoredLine => ({
  ...rowOf(0, quantity),
  productPriceId: null,
  offerLotId: asId('9'),
});
const pair: StoredLot = {
  id: asId('9'),
  title: 'Par',
  price: money(1),
  giftText: '',
  isActive: true,
  products: [
    { productPriceId: asId('1'), quantity: 2 },
    { productPriceId: asId('2'), quantity: 1 },
  ],
};
const written = (lines: readonly LineToQuote[]) =>
  lines.map((line) => (line.kind === 'product' ? [line.productPriceId, line.quantity] : line.kind));

describe('the quote of a cart', () => {
  it('tells the parts of a combo, together with the same parts beside it', () => {
    const lines = quotedFromCart({ lines: [rowOf(1, 3), combo(2)], lots: [pair] });
    expect(written(lines)).toEqual([
      ['1', 7],
      ['2', 2],
    ]);
  });

  it('has each row once, and never more than a line may hold', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: maxPerLine })));
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: maxPerLine }), (rows, combos) => {
        const lines = quotedFromCart({
          lines: [...rows.map(([row, units]) => rowOf(row, units)), combo(combos)],
          lots: [pair],
        });
        expect(checkLines(lines).ok).toBe(true);
        for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(maxPerLine);
      }),
    );
  });

  it('leaves out a combo that is unknown', () => expect(quotedFromCart({ lines: [combo(1)], lots: [] })).toEqual([]));
});

describe('the lines of a quote', () => {
  const product = { kind: 'product', productPriceId: asId<'product-price'>('1'), quantity: 1, ownPrice: null } as const;
  const labour = { kind: 'free', description: 'Colocación', quantity: 1, price: money(1) } as const;

  it('have a product once, and labour as often as wanted', () => {
    expect(checkLines([product, labour, labour]).ok).toBe(true);
    expect(checkLines([product, labour, product]).val).toEqual({ code: 'row-twice' });
  });

  it('are so many at most', () => {
    expect(checkLines(Array.from({ length: maxQuoteLines }, () => labour)).ok).toBe(true);
    expect(checkLines(Array.from({ length: maxQuoteLines + 1 }, () => labour)).val).toEqual({
      code: 'too-many-lines',
      most: maxQuoteLines,
    });
  });
});

describe('what a line of a quote comes to', () => {
  it('is told to the cent by a JSON number, and so is a whole quote of such lines', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999_999 }).map((value) => money(value).dividedBy(100));
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: maxPerLine }), (price, quantity) => {
        fc.pre(fitsQuoteLine(price, quantity));
        const line = price.times(quantity);
        const quote = sum(Array.from({ length: maxQuoteLines }, () => line));
        for (const amount of [line, quote]) expect(money(JSON.stringify(toPesos(amount)))).toEqual(amount);
      }),
    );
  });

  it('has an end', () => {
    expect(fitsQuoteLine(money('99999999.99'), 1000)).toBe(true);
    expect(fitsQuoteLine(money('99999999.99'), 1001)).toBe(false);
    expect(fitsQuoteLine(money('99999999.99'), maxPerLine)).toBe(false);
  });
});
