import { foundCountTexts, openCountTexts } from '#adapters/texts/staff-orders.es.ts';
import type { FoundCounts, OpenCounts } from '#core/orders/staff/staff-order.ts';
import type { OrderState } from '#core/orders/state.ts';
import type { QueryAnswer } from '#web/hooks/use-service-query.ts';

/**
 * What stands beside the states: the open orders of each, or with a filter those that it finds. Null while they are
 * awaited or could not be counted: numbers of another filter are none of this one.
 */
export const stateCounts = (
  isFiltered: boolean,
  open: OpenCounts | null,
  found: Pick<QueryAnswer<FoundCounts, unknown>, 'answer' | 'isCurrent'>,
): Partial<Record<OrderState, string>> | null => {
  if (!isFiltered) return open === null ? null : openCountTexts(open);
  return found.isCurrent && found.answer !== null ? foundCountTexts(found.answer) : null;
};
