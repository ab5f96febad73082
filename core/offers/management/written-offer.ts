import { type Money, money } from '#core/shared/money.ts';
import { type OfferDetails, type OfferKind, ofKind } from './managed-offer.ts';

/** The details of an offer as JSON holds them, with only what its kind has a use for. */
export interface WrittenOffer extends Omit<OfferDetails, 'percentage' | 'price' | 'minValue'> {
  readonly percentage: string | null;
  readonly price: string | null;
  readonly minValue: string | null;
}

const written = (amount: Money | null): string | null => amount?.toString() ?? null;
const read = (amount: string | null): Money | null => (amount === null ? null : money(amount));

/** Offers that are equal give equal JSON: articles of a combo are sorted, since their order has no meaning. */
export const writeOfferDetails = (kind: OfferKind, input: OfferDetails): WrittenOffer => {
  const { rows, title, percentage, price, minQuantity, minValue, multiplesOnly, text, typeId, brandId, from, until } =
    ofKind(kind, input);
  return {
    rows: rows
      .map(({ productPriceId, quantity }) => ({ productPriceId, quantity }))
      .sort((one, other) => (one.productPriceId < other.productPriceId ? -1 : 1)),
    ...{ title, multiplesOnly, text, minQuantity, typeId, brandId, from, until },
    percentage: written(percentage),
    price: written(price),
    minValue: written(minValue),
  };
};

export const readOfferDetails = (offer: WrittenOffer): OfferDetails => ({
  ...offer,
  percentage: read(offer.percentage),
  price: read(offer.price),
  minValue: read(offer.minValue),
});
