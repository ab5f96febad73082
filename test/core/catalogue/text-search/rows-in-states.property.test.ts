import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { shownState, withRowsInStates } from '#core/catalogue/text-search/rows-in-states.ts';

const aRow = fc.record({
  stockState: fc.constantFrom(...stockStates),
  isDiscontinued: fc.boolean(),
  isNotAvailable: fc.boolean(),
});

it('rows of the states that were asked for stay, in their order; a product is never left without rows', () => {
  fc.assert(
    fc.property(fc.array(aRow), fc.subarray([...stockStates]), (prices, states) => {
      const shown = withRowsInStates({ prices }, states).prices;
      const inStates = prices.filter((row) => states.includes(shownState(row)));
      expect(shown).toEqual(inStates.length === 0 ? prices : inStates);
    }),
  );
});

it('a row that cannot be ordered is Red, even with stock', () => {
  expect(shownState({ stockState: 'Green', isDiscontinued: true, isNotAvailable: false })).toBe('Red');
  expect(shownState({ stockState: 'Green', isDiscontinued: false, isNotAvailable: true })).toBe('Red');
  expect(shownState({ stockState: 'Yellow', isDiscontinued: false, isNotAvailable: false })).toBe('Yellow');
});
