import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { OfferValueQuantity } from '#core/offers/offer.service.ts';

/** An offer whose picture it may be. */
export interface PictureOwner {
  readonly id: string;
  readonly title: string;
}

/** 'Bujías · NGK, desde 10 unidades: 5,00 %'. */
export const valueQuantityTitle = (offer: OfferValueQuantity): string => {
  const what = [offer.productTypeName, offer.productBrandName].filter((name) => name !== '').join(' · ');
  const from = offer.minValue === null ? `${offer.minQuantity ?? 0} unidades` : `$ ${formatAmount(offer.minValue)}`;
  const gives = offer.discount === null ? offer.giftText : `${formatAmount(offer.discount)} %`;
  return `${what}, desde ${from}: ${gives}`;
};
