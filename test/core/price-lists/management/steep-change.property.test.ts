import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import { isSteepChange, steepChange } from '#core/price-lists/management/price-change.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const list = asId<'price-list'>('1');
const by = (percentage: string, fromListId = list): PercentageSource => ({
  ...{ kind: 'percentage', fromListId, percentage: money(percentage), rounding: 'cents' },
});
const article = { code: '6203', brand: 'SKF', one: money('1234.5') };

describe('a change by a percentage', () => {
  it('asks where a sheet that says the same price would be marked, and only of the list’s own prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 100_000 }), (hundredths) => {
        const percentage = money(hundredths).dividedBy(100);
        const to = money(1000).times(money(1).plus(percentage.dividedBy(100)));
        const source = by(percentage.toString());
        expect(isSteepChange(list, source)).toBe(isSteep({ field: 'price', from: '1000', to: to.toString() }));
        expect(isSteepChange(list, { ...source, fromListId: asId<'price-list'>('2') })).toBe(false);
      }),
    );
  });

  it.each([
    [
      '100',
      22_394,
      '22.394 precios suben al doble o más: 6203 SKF pasa de $ 1.234,50 a $ 2.469,00. Si es así, confirmalo',
    ],
    ['-50', 1, 'Un precio baja a la mitad o menos: 6203 SKF pasa de $ 1.234,50 a $ 617,25. Si es así, confirmalo'],
  ])('of %s %% says how many prices, and of one what it becomes', (percentage, prices, text) => {
    const steep = steepChange(list, by(percentage), prices, article);
    expect(steep && priceListManagementProblem(steep)).toBe(text);
  });

  it('asks nothing of a list without prices, or that changes less', () => {
    expect(steepChange(list, by('100'), 0, null)).toBeNull();
    expect(steepChange(list, by('99.99'), 5, article)).toBeNull();
    expect(steepChange(list, by('-49.99'), 5, article)).toBeNull();
  });
});
