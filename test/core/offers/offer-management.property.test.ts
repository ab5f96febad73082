import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFaultText } from '#adapters/texts/offer-management.es.ts';
import { offerKinds, ofKind } from '#core/offers/management/managed-offer.ts';
import { clashOf } from '#core/offers/management/offer-clash.ts';
import { offerFlaws } from '#core/offers/management/offer-flaws.ts';
import { overlaps, stateOn } from '#core/offers/management/offer-period.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';

const today = '2026-11-20';
const id = asId<'managed-offer'>('7');
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
    const rivals = [{ ...offerDetails({ minQuantity: 10, from: '2026-12-01', until: '2026-12-31' }), id }];
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

describe('an offer by value or quantity', () => {
  const ofMuch = (over: Parameters<typeof offerDetails>[0]) =>
    ofKind('value-quantity', offerDetails({ typeId: asId('3'), brandId: null, minQuantity: 100, ...over }));
  const clash = (one: Parameters<typeof offerDetails>[0], other: Parameters<typeof offerDetails>[0] = {}) =>
    clashOf('value-quantity', ofMuch(one), [{ ...ofMuch(other), id }]);

  it('stands in the way of another of the same family, brand, minimum and gain on the same days only', () => {
    expect(clash({ percentage: money(7) })).toEqual({
      ...{ code: 'value-offer-overlaps', minQuantity: 100, minValue: null, percentage: '10', text: '' },
      ...{ from: null, until: null },
    });
    const value = { minQuantity: null, minValue: money('1000.00') };
    expect(clash({ ...value, minValue: money(1000) }, value)).toMatchObject({ minValue: '1000.00' });
    expect(clash({ ...value, minValue: money(1001) }, value)).toBeNull();
    for (const other of [{ typeId: asId<'product-type'>('4') }, { brandId: asId<'product-brand'>('1') }, value])
      expect(clash(other)).toBeNull();
    expect(clash({ minQuantity: 50 })).toBeNull();
    expect(clash({ from: '2027-01-01' }, { until: '2026-12-31' })).toBeNull();
    // A discount and a gift from the same minimum on are two things.
    expect(clash({ percentage: null, text: 'Guantes' })).toBeNull();
    expect(clash({ percentage: null, text: 'Gorra' }, { percentage: null, text: 'Guantes' })).toMatchObject({
      percentage: null,
      text: 'Guantes',
    });
  });

  it('is told beside the other by what it gives and when', () => {
    const failure = clash({}, { from: '2026-12-01', until: '2026-12-31' });
    expect(failure && offerFaultText(failure)).toBe(
      'Ya hay una para lo mismo: 10 % de descuento, desde 100 (del 01/12/2026 al 31/12/2026). Valdrían las dos: cambiá esa, o poné otro mínimo u otras fechas',
    );
  });

  it('stands in the way of another as that one does of it', () => {
    const some = fc
      .record({
        typeId: fc.constantFrom(null, asId<'product-type'>('1'), asId<'product-type'>('2')),
        brandId: fc.constantFrom(asId<'product-brand'>('1'), asId<'product-brand'>('2')),
        isGift: fc.boolean(),
        minimum: fc.constantFrom(10, 20),
        isOfValue: fc.boolean(),
        days: period,
      })
      .map(({ isGift, minimum, isOfValue, days, ...scope }) =>
        ofMuch({
          ...{ ...scope, ...days, percentage: isGift ? null : money(5), text: isGift ? 'Guantes' : '' },
          ...(isOfValue ? { minQuantity: null, minValue: money(minimum) } : { minQuantity: minimum, minValue: null }),
        }),
      );
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [of, back] = [
          [one, other],
          [other, one],
        ].map(([a = one, b = other]) => clashOf('value-quantity', a, [{ ...b, id }]) !== null);
        expect(of).toBe(back);
        const { from: _, until: __, percentage: ___, ...same } = one;
        const { from: ____, until: _____, percentage: ______, ...another } = other;
        expect(of).toBe(JSON.stringify(same) === JSON.stringify(another) && overlaps(one, other));
      }),
    );
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
