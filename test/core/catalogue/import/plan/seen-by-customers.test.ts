import { expect, it } from 'vitest';
import { isSeenByCustomers } from '#core/catalogue/import/plan/seen-by-customers.ts';

it.each([
  [{ new: 0, changedFields: { purchaseCost: 4 } }, false],
  [{ new: 0, changedFields: { purchaseCost: 4, storageLocation: 1 } }, false],
  [{ new: 0, changedFields: { purchaseCost: 4, stock: 1 } }, true],
  [{ new: 1, changedFields: {} }, true],
])('customers see what an import writes but for what is the staff’s: %j', (summary, isSeen) => {
  expect(isSeenByCustomers(summary)).toBe(isSeen);
});
