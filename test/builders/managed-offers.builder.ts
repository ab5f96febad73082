import type { OfferDetails } from '#core/offers/management/managed-offer.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

/** What is settled about an offer: 10 % of the first row, from 10 on, without an end. */
export const offerDetails = (over: Partial<OfferDetails> = {}): OfferDetails => ({
  rows: [{ productPriceId: asId('1'), quantity: 1 }],
  title: '',
  percentage: money(10),
  price: null,
  minQuantity: 10,
  minValue: null,
  multiplesOnly: false,
  text: '',
  typeId: null,
  brandId: null,
  from: null,
  until: null,
  ...over,
});
