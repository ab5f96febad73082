import { sameValue } from './comparable.ts';
import type { Draft } from './drafts.ts';
import type { RowReason } from './row-reasons.ts';

/** The price that a row says: a list price of a product, the price in a list, or of a sheet of costs the cost. */
export const priceOf = (draft: Draft): string | undefined => {
  if ('attributes' in draft) return draft.listPrice;
  if ('price' in draft) return draft.price;
  return 'purchaseCost' in draft ? draft.purchaseCost : undefined;
};

/** Why a row stays out that says again what an earlier one said; where both have prices that differ, with both. */
export const repeatedRow = (
  thing: { readonly firstLine: number; readonly name: string },
  first: string | undefined,
  second: string | undefined,
): RowReason =>
  first !== undefined && second !== undefined && !sameValue('price', first, second)
    ? { code: 'two-prices', ...thing, first, second }
    : { code: 'duplicate-in-file', ...thing };
