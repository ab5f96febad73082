import type { RefObject } from 'react';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import type { Substitute } from '#core/catalogue/products/substitutes.ts';
import { useInSight } from '#web/hooks/in-sight.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

/**
 * What there is in place of a row, asked for once the row comes into sight; null until it is known, or where it can't
 * be.
 */
export function useSubstitutes(
  { shown: { productId } }: Product,
  { productPriceId }: ProductPrice,
  place: RefObject<HTMLElement | null>,
): readonly Substitute[] | null {
  const { substitutes } = useServices().catalogue;
  const wasSeen = useInSight(place);
  return useServiceQuery(substitutes, wasSeen ? { productId, productPriceId } : null).answer;
}
