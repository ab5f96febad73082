import type { OfferDetails, OfferKind } from './managed-offer.ts';
import type { OfferClash, RivalOffer, RivalsOf } from './offer-management.repository.port.ts';
import { overlaps } from './offer-period.ts';

type Compared = Pick<RivalOffer, 'typeId' | 'brandId' | 'minQuantity' | 'minValue' | 'percentage'>;

/** Whether two by value or quantity are of the same, from the same minimum on, and both take off or both give. */
const isSameValueOffer = (one: Compared, other: Compared): boolean =>
  one.typeId === other.typeId &&
  one.brandId === other.brandId &&
  one.minQuantity === other.minQuantity &&
  (one.minValue === null || other.minValue === null
    ? one.minValue === other.minValue
    : one.minValue.equals(other.minValue)) &&
  (one.percentage === null) === (other.percentage === null);

/** Of two by value or quantity each would give its discount for the same purchase (docs/rules/cart.md 7). */
const valueClashOf = (details: OfferDetails, rivals: RivalsOf): OfferClash | null => {
  const rival = rivals.find((other) => isSameValueOffer(other, details) && overlaps(other, details));
  if (rival === undefined) return null;
  const { minQuantity, minValue, percentage, text, from, until } = rival;
  return {
    code: 'value-offer-overlaps',
    ...{ minQuantity, minValue: minValue?.toFixed(2) ?? null, percentage: percentage?.toString() ?? null },
    ...{ text, from, until },
  };
};

/**
 * What of the row's others, or of those of the same family and brand, stands in the way: of two for the same quantity
 * on the same day nobody could say which counts.
 */
export const clashOf = (kind: OfferKind, details: OfferDetails, rivals: RivalsOf): OfferClash | null => {
  if (kind === 'value-quantity') return valueClashOf(details, rivals);
  if (kind !== 'row' && kind !== 'promotion') return null;
  const rival = rivals.find((other) => other.minQuantity === details.minQuantity && overlaps(other, details));
  if (rival === undefined) return null;
  const { from, until } = rival;
  return kind === 'promotion'
    ? { code: 'promotion-overlaps', from, until }
    : { code: 'offer-overlaps', minQuantity: rival.minQuantity ?? 1, from, until };
};
