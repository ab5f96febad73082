import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { noFilters, type TextSearch } from '#core/catalogue/text-search/catalogue.service.ts';
import { notedSearch } from '#core/catalogue/text-search/zero-result-search.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const customer = callerOf(1);
const staff: Caller = callerOf(0, { role: 'Seller', customerId: null });
const search = (over: Partial<TextSearch> = {}): TextSearch => ({
  productIds: [],
  codeSearch: 'Bomba  de Agua',
  fulltextSearch: 'Bomba  de Agua',
  page: 1,
  filters: noFilters,
  ...over,
});

describe('a search that found nothing (docs/rules/search.md 16)', () => {
  it('is noted small and with single spaces', () => {
    expect(notedSearch(customer, search())).toBe('bomba de agua');
    expect(notedSearch(customer, search({ fulltextSearch: '', codeSearch: ' AB-123 ' }))).toBe('ab-123');
  });

  it('is not noted of staff, narrowed, of a further page, nor where it is hardly a word', () => {
    expect(notedSearch(staff, search())).toBeNull();
    const acting = callerOf(1, { actedBy: { userName: 'vendedor', role: 'Seller' } });
    expect(notedSearch(acting, search())).toBeNull();
    expect(notedSearch(customer, search({ page: 2 }))).toBeNull();
    expect(notedSearch(customer, search({ filters: { ...noFilters, onlyOffers: true } }))).toBeNull();
    const ofBrand = { ...noFilters, productBrandIds: [asId<'product-brand'>('1')] };
    expect(notedSearch(customer, search({ filters: ofBrand }))).toBeNull();
    for (const text of ['', ' ', 'ab', 'x'.repeat(61)]) {
      expect(notedSearch(customer, search({ fulltextSearch: text, codeSearch: text }))).toBeNull();
    }
  });

  it('is the same noted again, and fits what keeps it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
        const noted = notedSearch(customer, search({ fulltextSearch: typed, codeSearch: typed }));
        if (noted === null) return;
        expect([...noted].length).toBeLessThanOrEqual(60);
        expect(noted).not.toMatch(/[\n\t\0]|^ | $| {2}/);
        expect(notedSearch(customer, search({ fulltextSearch: noted, codeSearch: noted }))).toBe(noted);
      }),
    );
  });
});
