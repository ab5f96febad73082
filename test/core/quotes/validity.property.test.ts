import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteState, validUntil } from '#core/quotes/validity.ts';

describe('until when a quote holds', () => {
  it.each([
    ['2026-11-20', 7, '2026-11-27'],
    ['2026-12-28', 7, '2027-01-04'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %d days is %s', (date, days, until) => expect(validUntil(date, days)).toBe(until));

  it('is so many days later, and holds through the last of them', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 365 }), (day, days) => {
        const from = day.toISOString().slice(0, 10);
        const until = validUntil(from, days);
        expect((Date.parse(until) - Date.parse(from)) / 86_400_000).toBe(days);
        expect([quoteState(until, from), quoteState(until, until)]).toEqual(['Valid', 'Valid']);
        expect(quoteState(until, validUntil(until, 1))).toBe('Expired');
      }),
    );
  });
});
