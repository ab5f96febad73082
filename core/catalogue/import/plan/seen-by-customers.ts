import type { ImportSummary } from './plan.ts';

/** Fields that staff alone are shown (docs/rules/product-management.md 5 and 11). */
const staffFields: ReadonlySet<string> = new Set(['purchaseCost', 'storageLocation']);

/** Whether customers see anything of what an import would write, or wrote. */
export const isSeenByCustomers = ({
  new: added,
  changedFields,
}: Pick<ImportSummary, 'new' | 'changedFields'>): boolean =>
  added > 0 || Object.keys(changedFields).some((field) => !staffFields.has(field));
