import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerKinds, ofKind } from '#core/offers/management/managed-offer.ts';
import { clashOf } from '#core/offers/management/offer-clash.ts';
import { offerFlaws } from '#core/offers/management/offer-flaws.ts';
import { overlaps, stateOn } from '#core/offers/management/offer-period.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';

const today = '2026-11-20';
const day = fc.option(fc.integer({ min: -40, max: 40 }).map((days) => dayAfter(today, days)));
const period = fc
  .record({ from: day, until: day })
  .filter(({ from, until }) => from === null || until === null || from <= until);
const flawCodes = (over: Parameters<typeof offerDetails>[0], kind: (typeof offerKinds)[number] = 'row') =>
  offerFlaws(kind, ofKind(kind, offerDetails(over)), today).map(({ code }) => code);

describe('an offer between two days', () => {
  it('counts on its first and its last day, and on none before or after', () => {
    const between = { from: '2026-11-20', until: '2026-11-22' };
    const states = [-1, 0, 2, 3].map((days) => stateOn(between, false, dayAfter(today, days)));
    expect(states).toEqual(['scheduled', 'current', 'current', 'past']);
    expect(stateOn({ from: null, until: null }, false, today)).toBe('current');
    expect(stateOn(between, true, today)).toBe('withdrawn');
  });

  it('overlaps another where both count on some day, whichever is asked first', () => {
    fc.assert(
      fc.property(period, period, (one, other) => {
        const days = Array.from({ length: 120 }, (_, index) => dayAfter(today, index - 60));
        const isBoth = days.some((each) => [one, other].every((of) => stateOn(of, false, each) === 'current'));
        expect(overlaps(one, other)).toBe(isBoth);
        expect(overlaps(other, one)).toBe(isBoth);
      }),
    );
  });

  it('stands in the way of another of the same quantity on the same days only', () => {
    const rivals = [{ id: asId<'managed-offer'>('7'), minQuantity: 10, from: '2026-12-01', until: '2026-12-31' }];
    const asked = (over: Parameters<typeof offerDetails>[0]) => clashOf('row', offerDetails(over), rivals);
    expect(asked({})).toMatchObject({ code: 'offer-overlaps', minQuantity: 10, from: '2026-12-01' });
    expect(asked({ minQuantity: 12 })).toBeNull();
    expect(asked({ until: '2026-11-30' })).toBeNull();
    expect(clashOf('promotion', offerDetails({ minQuantity: 10 }), rivals)).toMatchObject({
      code: 'promotion-overlaps',
    });
    expect(clashOf('lot', offerDetails(), rivals)).toBeNull();
  });
});

describe('what is wrong with an offer', () => {
  it('says nothing of one that is right', () => {
    expect(flawCodes({})).toEqual([]);
    expect(flawCodes({ title: 'Par', price: money(2500) }, 'lot')).toEqual([]);
    expect(flawCodes({ brandId: asId('1') }, 'value-quantity')).toEqual([]);
    expect(flawCodes({ brandId: asId('1'), percentage: null, text: 'Guantes' }, 'value-quantity')).toEqual([]);
  });

  it.each([
    [{ rows: [] }, 'row', 'offer-row-missing'],
    [{ percentage: money(0) }, 'row', 'offer-percentage'],
    [{ percentage: money(100) }, 'promotion', 'offer-percentage'],
    [{ percentage: money('10.005') }, 'row', 'offer-percentage'],
    [{ minQuantity: 0 }, 'row', 'offer-min-quantity'],
    [{ minQuantity: 1.5 }, 'row', 'offer-min-quantity'],
    [{ from: '2026-12-02', until: '2026-12-01' }, 'row', 'offer-days-reversed'],
    [{ until: '2026-11-19' }, 'row', 'offer-days-past'],
    [{ from: '2026-02-31' }, 'row', 'offer-from-unreadable'],
    [{ from: '0000-01-01' }, 'row', 'offer-from-unreadable'],
    [{ title: ' ', price: money(1) }, 'lot', 'offer-title-missing'],
    [{ title: 'Par', price: money(0) }, 'lot', 'offer-price'],
    [{ title: 'Par', price: money(1), rows: [] }, 'lot', 'offer-rows-missing'],
    [{}, 'value-quantity', 'offer-scope-missing'],
    [{ brandId: asId<'product-brand'>('1'), minQuantity: null }, 'value-quantity', 'offer-minimum-missing'],
    [{ brandId: asId<'product-brand'>('1'), minValue: money(5) }, 'value-quantity', 'offer-minimum-twice'],
    [{ brandId: asId<'product-brand'>('1'), percentage: null }, 'value-quantity', 'offer-gain-missing'],
    [{ brandId: asId<'product-brand'>('1'), text: 'Guantes' }, 'value-quantity', 'offer-gain-twice'],
  ] as const)('%o as %s: %s', (over, kind, code) => {
    expect(flawCodes(over, kind)).toEqual([code]);
  });

  it('a kind keeps only what it has a use for, and keeping it again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...offerKinds), fc.string(), fc.string(), (kind, title, text) => {
        const kept = ofKind(kind, offerDetails({ title, text, minValue: money(5), price: money(7) }));
        expect(ofKind(kind, kept)).toEqual(kept);
        expect(kept.title === '' || kind === 'lot').toBe(true);
        expect(kept.price === null || kind === 'lot').toBe(true);
        expect(kept.text).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
