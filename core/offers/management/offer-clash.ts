import type { OfferDetails, OfferKind } from './managed-offer.ts';
import type { OfferClash, RivalsOf } from './offer-management.repository.port.ts';
import { overlaps } from './offer-period.ts';

/**
 * What of the row's others stands in the way: of two for the same quantity on the same day nobody could say which
 * counts.
 */
export const clashOf = (kind: OfferKind, details: OfferDetails, rivals: RivalsOf): OfferClash | null => {
  if (kind !== 'row' && kind !== 'promotion') return null;
  const rival = rivals.find((other) => other.minQuantity === details.minQuantity && overlaps(other, details));
  if (rival === undefined) return null;
  const { from, until } = rival;
  return kind === 'promotion'
    ? { code: 'promotion-overlaps', from, until }
    : { code: 'offer-overlaps', minQuantity: rival.minQuantity ?? 1, from, until };
};
