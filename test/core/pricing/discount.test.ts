import { describe, expect, it } from 'vitest';
import { cascadeFactor, combinedPercentage } from '#core/pricing/discount.ts';
import { money, toCents } from '#core/shared/money.ts';

const after = (price: number, ...percentages: number[]) =>
  toCents(money(price).times(cascadeFactor(percentages.map(money)))).toString();

// docs/rules/pricing.md 2
describe('the cascade of discounts', () => {
  it.each([
    [420, [45, 10, 5], '197.51'],
    [25 * 65, [50, 13], '706.88'],
    [10000, [10, 5, 5], '8122.5'],
    [10000, [3, 7, 2], '8840.58'],
  ])('leaves of %d less %j: %s', (price, percentages, left) => {
    expect(after(price, ...percentages)).toBe(left);
  });

  it('is one percentage: 30 + 10 + 5 are 40.15 %', () => {
    expect(combinedPercentage([30, 10, 5].map(money)).toString()).toBe('40.15');
  });
});
