import type { OfferValueQuantity } from '#core/offers/offer.service.ts';

/**
 * The family search of what an offer counts. Without a family the subfamily takes its place (docs/rules/search.md 13).
 */
export const familyLink = ({
  productTypeParentId,
  productTypeId,
  productBrandId,
}: Pick<OfferValueQuantity, 'productTypeParentId' | 'productTypeId' | 'productBrandId'>): string => {
  const query = new URLSearchParams();
  const typeId = productTypeParentId ?? productTypeId;
  if (typeId !== null) query.set('typeId', String(typeId));
  if (productTypeParentId !== null && productTypeId !== null) query.set('subTypeId', String(productTypeId));
  if (productBrandId !== null) query.set('productBrandId', String(productBrandId));
  return `/products-search-by-families?${query}`;
};
