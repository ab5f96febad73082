import { type OfferPeriod, overlaps } from './offer-period.ts';

/** What an offer by value or quantity is of, by ids. */
export interface OfferPlace {
  /** Null for every brand. */
  readonly brandId: string | null;
  /** Its family, and the one that this stands in; empty for every family. */
  readonly typeIds: readonly string[];
}

/** An offer that is not withdrawn and has not ended, and what it is of before and after a merge of two names. */
export interface MergedOffer extends OfferPeriod {
  readonly before: OfferPlace;
  readonly after: OfferPlace;
}

/**
 * How many offers count for the same articles as another one from a merge on, and did not before: each gives its
 * discount (docs/rules/cart.md 7).
 */
export const offersTogether = (offers: readonly MergedOffer[]): number => {
  const together = new Set<MergedOffer>();
  const moved = offers.filter(({ before, after }) => textOf(before) !== textOf(after));
  for (const one of moved) {
    for (const other of offers) {
      if (one === other || !overlaps(one, other)) continue;
      if (meet(one.before, other.before) || !meet(one.after, other.after)) continue;
      together.add(one).add(other);
    }
  }
  return together.size;
};

const textOf = ({ brandId, typeIds }: OfferPlace): string => [brandId ?? '', ...typeIds].join(' ');

/** Whether an article may be of both. */
const meet = (one: OfferPlace, other: OfferPlace): boolean =>
  (one.brandId === null || other.brandId === null || one.brandId === other.brandId) &&
  (isWithin(one, other) || isWithin(other, one));

const isWithin = (one: OfferPlace, other: OfferPlace): boolean => {
  const [family] = other.typeIds;
  return family === undefined || one.typeIds.includes(family);
};
