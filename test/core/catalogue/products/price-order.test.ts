import { describe, expect, it } from 'vitest';
import { inPriceOrder, type PriceOrder } from '#core/catalogue/products/price-order.ts';
import { money } from '#core/shared/money.ts';

const rows = [
  { name: 'a', cost: money(30), listPrice: money(40), purchase: money(20) },
  { name: 'none', cost: null, listPrice: null, purchase: null },
  { name: 'b', cost: money(10), listPrice: money(50), purchase: money(45) },
  { name: 'c', cost: money(20), listPrice: money(60), purchase: money(10) },
];
const order = (by: PriceOrder) => inPriceOrder(rows, by, ({ purchase }) => purchase).map(({ name }) => name);

describe('the order of price rows', () => {
  it('is the distributor’s, and rows without a price stand last', () => {
    expect(order('LowestToHighest')).toEqual(['b', 'c', 'a', 'none']);
    expect(order('HighestToLowest')).toEqual(['a', 'c', 'b', 'none']);
    expect(order('Profitability')).toEqual(['c', 'a', 'b', 'none']);
  });
});
