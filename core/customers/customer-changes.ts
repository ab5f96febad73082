import { canonicalText, isSameData } from '#core/shared/same-data.ts';
import type { CustomerDetails } from './customer-details.ts';
import { type TypedCustomer, typedCustomer } from './typed-customer.ts';

/** What turns list prices into a customer's own, or says whom it calls: with these its terms are others. */
const terms: readonly (keyof CustomerDetails)[] = [
  'priceListId',
  'discounts',
  'discountItems',
  'allowOffers',
  'sellerId',
  'state',
];

/** Equal texts for equal details, for the tag. */
export const detailsText = (details: CustomerDetails): string => canonicalText(typedCustomer(details));

export interface CustomerChange {
  /** The fields that changed, with their values before and after. */
  readonly before: Partial<TypedCustomer>;
  readonly after: Partial<TypedCustomer>;
  readonly movesTerms: boolean;
}

/** What a change does; null where it changes nothing. */
export const changeOf = (held: CustomerDetails, next: CustomerDetails): CustomerChange | null => {
  const [before, after] = [typedCustomer(held), typedCustomer(next)];
  const changed = (Object.keys(after) as (keyof CustomerDetails)[]).filter(
    (field) => !isSameData(before[field], after[field]),
  );
  if (changed.length === 0) return null;
  const only = (typed: TypedCustomer): Partial<TypedCustomer> =>
    Object.fromEntries(changed.map((field) => [field, typed[field]]));
  return { before: only(before), after: only(after), movesTerms: changed.some((field) => terms.includes(field)) };
};
