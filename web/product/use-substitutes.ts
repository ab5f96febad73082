import { type RefObject, useEffect, useState } from 'react';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import type { Substitute } from '#core/catalogue/products/substitutes.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

/** What there is in place of a row, asked for once the row comes into sight; null until it is known, or where it can't be. */
export function useSubstitutes(
  { shown: { productId } }: Product,
  { productPriceId }: ProductPrice,
  place: RefObject<HTMLElement | null>,
): readonly Substitute[] | null {
  const { substitutes } = useServices().catalogue;
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || wasSeen) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [place, wasSeen]);
  const { answer, isCurrent } = useServiceQuery(substitutes, wasSeen ? { productId, productPriceId } : null);
  return isCurrent ? answer : null;
}
