import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerQuote, type QuoteForStaff } from '#core/quotes/customer-quote.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';

const quotes = fc.record({
  id: fc.constant(asId<'quote'>('1')),
  year: fc.integer({ min: 2000, max: 2099 }),
  number: fc.integer({ min: 1, max: 99_999_999 }),
  date: fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2000-01-01', days)),
  validityDays: fc.integer({ min: 1, max: 365 }),
  articles: fc.array(
    fc.record({ code: fc.string(), brand: fc.string(), description: fc.string(), quantity: fc.integer({ min: 1 }) }),
  ),
});

describe('a quote as staff see it (docs/rules/quotes.md 4)', () => {
  it('holds through its last day', () => {
    fc.assert(
      fc.property(quotes, fc.integer({ min: 0, max: 800 }), (quote, later) => {
        const { state, validUntil } = customerQuote(quote, dayAfter(quote.date, later));
        expect(validUntil).toBe(dayAfter(quote.date, quote.validityDays));
        expect(state).toBe(later > quote.validityDays ? 'Expired' : 'Valid');
      }),
    );
  });

  it('hands on none of the other fields that were read with it', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const more = { clientName: 'Marta', note: 'x', total: 5 };
        const articles = quote.articles.map((article) => ({ ...article, unitPrice: 7, sellingPrice: 7 }));
        const read: QuoteForStaff = { ...quote, ...more, articles };
        const answer = customerQuote(read, quote.date);
        expect(Object.keys(answer).sort()).toEqual(['articles', 'date', 'id', 'number', 'state', 'validUntil']);
        expect(answer.articles).toEqual(quote.articles);
      }),
    );
  });
});
