import type { PriceListId, ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { AppliedDiscount } from './discount.ts';

/** A percentage for a brand, a family, both, or (as a margin) for everything. */
export interface ScopedPercentage {
  readonly brandId: ProductBrandId | null;
  readonly typeId: ProductTypeId | null;
  readonly percentage: Money;
  readonly text: string;
}

/** What a customer has agreed with the distributor: everything that turns a list price into that customer's prices. */
export interface CustomerTerms {
  readonly priceListId: PriceListId;
  /** discount1..5 of the wire, in order, without the zeros. */
  readonly discounts: readonly AppliedDiscount[];
  readonly discountItems: readonly ScopedPercentage[];
  readonly surcharges: readonly ScopedPercentage[];
  readonly includeIva: boolean;
  readonly showSellingPrice: boolean;
  readonly allowOffers: boolean;
  /** Staff without a customer see the list price as cost: no promotion either. */
  readonly atListPrice?: true;
}

/** The types of a price row, from its own subfamily up to its family. */
export interface Placement {
  readonly brandId: ProductBrandId;
  /** The subfamily first, then the family it belongs to. */
  readonly typeIds: readonly ProductTypeId[];
}

/**
 * The most specific percentage for a row: brand and family, then family, then brand, then general
 * (docs/rules/pricing.md 4); among families the nearer one.
 */
export const mostSpecific = (items: readonly ScopedPercentage[], at: Placement): ScopedPercentage | null => {
  let best: ScopedPercentage | null = null;
  let bestRank = -1;
  for (const item of items) {
    const rank = specificity(item, at);
    if (rank > bestRank) {
      best = item;
      bestRank = rank;
    }
  }
  return best;
};

const specificity = (item: ScopedPercentage, at: Placement): number => {
  if (item.brandId !== null && item.brandId !== at.brandId) return -1;
  const depth = item.typeId === null ? 0 : at.typeIds.length - at.typeIds.indexOf(item.typeId);
  if (item.typeId !== null && !at.typeIds.includes(item.typeId)) return -1;
  const withFamily = item.typeId === null ? 0 : 100 + depth;
  const withBrand = item.brandId === null ? 0 : item.typeId === null ? 50 : 200;
  return withFamily + withBrand;
};
