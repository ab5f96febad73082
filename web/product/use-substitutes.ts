import { type RefObject, useEffect, useState } from 'react';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import type { Substitute } from '#core/catalogue/products/substitutes.ts';
import { useServices } from '#web/services.ts';

/** What there is in place of a row, asked for once the row comes into sight; null until it is known, or where it can't be. */
export function useSubstitutes(
  { shown: { productId } }: Product,
  { productPriceId }: ProductPrice,
  seen: RefObject<HTMLElement | null>,
): readonly Substitute[] | null {
  const { substitutes } = useServices().catalogue;
  const [found, setFound] = useState<readonly Substitute[] | null>(null);
  useEffect(() => {
    const element = seen.current;
    if (element === null) return;
    let isWanted = true;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void substitutes.fetch({ productId, productPriceId }).then((answer) => {
        if (isWanted && answer.ok) setFound(answer.val);
      });
    });
    sight.observe(element);
    return () => {
      isWanted = false;
      sight.disconnect();
    };
  }, [substitutes, productId, productPriceId, seen]);
  return found;
}
