import { type Disabled, isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { OfferValueQuantity } from './offer.service.ts';

/** Whether the offer's brand, family, subfamily or pair is switched off: then it leads nowhere. */
export const isSwitchedOff = (
  offer: Pick<OfferValueQuantity, 'productBrandId' | 'productTypeId' | 'productTypeParentId'>,
  disabled: Disabled,
): boolean => {
  const typeIds = [offer.productTypeId, offer.productTypeParentId].flatMap((id) => id ?? []);
  return offer.productBrandId === null
    ? typeIds.some((id) => disabled.typeIds.has(id))
    : isDisabled(disabled, offer.productBrandId, typeIds);
};
