import { describe, expect, it } from 'vitest';
import { swapQuantity } from '#web/product/swap.ts';

describe('the quantity of a substitute', () => {
  it.each([
    [4, { multiple: 1, held: 0 }, 4],
    [4, { multiple: 3, held: 0 }, 6],
    [4, { multiple: 2, held: 2 }, 6],
    [0, { multiple: 4, held: 0 }, 4],
    [999_999, { multiple: 4, held: 4 }, 999_996],
  ])('%i in place of one by %o is %i', (wanted, rule, quantity) => {
    expect(swapQuantity(wanted, rule)).toBe(quantity);
  });
});
