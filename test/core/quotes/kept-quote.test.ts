import { describe, expect, it } from 'vitest';
import type { LineToQuote, QuoteToKeep } from '#core/quotes/draft.ts';
import { isKeptQuote } from '#core/quotes/kept-quote.ts';
import type { Quote, QuoteLine } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const today = '2026-11-26';
const product: LineToQuote = { kind: 'product', productPriceId: asId('7'), quantity: 4, ownPrice: null };
const free: LineToQuote = { kind: 'free', description: 'Colocación', quantity: 1, price: money(18000) };
const wanted: QuoteToKeep = {
  ...{ clientName: 'Taller Sur', clientPhone: '', note: '', validityDays: 7, atTodaysPrices: false },
  lines: [product, free],
};
const line = (over: Partial<QuoteLine>): QuoteLine => ({
  ...{ productPriceId: asId('7'), code: 'BKR6E', brand: 'NGK', description: 'Bujía', quantity: 4 },
  ...{ unitPrice: money(100), isOwnPrice: false, lacksMarkup: false, subtotal: money(400) },
  ...over,
});
const kept = {
  ...{ clientName: 'Taller Sur', clientPhone: '', note: '', validityDays: 7, date: today },
  lines: [
    line({}),
    line({ productPriceId: null, description: 'Colocación', quantity: 1, unitPrice: money(18000), isOwnPrice: true }),
  ],
} as unknown as Quote;

describe('a quote that was made before', () => {
  it('is of the same day and says the same, at any calculated price', () => {
    expect(isKeptQuote(kept, wanted, today)).toBe(true);
    expect(isKeptQuote(kept, wanted, '2026-11-27')).toBe(false);
  });

  it('has the clerk’s own price where one was typed, and only there', () => {
    const priced = { ...wanted, lines: [{ ...product, ownPrice: money(90) }, free] };
    const [, second] = kept.lines;
    const own = { ...kept, lines: [line({ isOwnPrice: true, unitPrice: money(90) }), ...(second ? [second] : [])] };
    expect(isKeptQuote(own, priced, today)).toBe(true);
    expect(isKeptQuote(own, wanted, today)).toBe(false);
    expect(isKeptQuote(kept, priced, today)).toBe(false);
  });

  it.each([
    { clientName: 'Taller Norte' },
    { clientPhone: '11 5555-0000' },
    { note: 'Con envío' },
    { validityDays: 15 },
    { lines: [product] },
    { lines: [free, product] },
    { lines: [{ ...product, quantity: 5 }, free] },
    { lines: [{ ...product, productPriceId: asId<'product-price'>('8') }, free] },
    { lines: [product, { ...free, description: 'Balanceo' }] },
    { lines: [product, { ...free, price: money(18001) }] },
    { lines: [product, free, free] },
  ] as Partial<QuoteToKeep>[])('is another one with %o', (other) => {
    expect(isKeptQuote(kept, { ...wanted, ...other }, today)).toBe(false);
  });
});
