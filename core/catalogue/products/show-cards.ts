import type { Caller } from '#core/access/caller.ts';
import { type Disabled, isDisabled } from '../exclusions/disabled.ts';
import { priceForCustomer, type ViewerContext } from './price-for-customer.ts';
import { type ProductCard, typeIdsOf } from './product-card.ts';
import type { WithCard } from './product-groups.ts';
import { seesDisabled } from './viewer-of.ts';

/** The cards as this caller may see them: what is switched off is left out, or for staff marked. */
export const showCards = (
  cards: readonly ProductCard[],
  caller: Caller,
  viewer: ViewerContext,
  disabled: Disabled,
): readonly WithCard[] =>
  cards.flatMap((card) => {
    const isOff = isDisabled(disabled, card.brandId, typeIdsOf(card));
    if (isOff && !seesDisabled(caller)) return [];
    return [{ card, product: priceForCustomer(card, viewer, null) }];
  });
