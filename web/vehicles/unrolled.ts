import { startTransition, useEffect, useState } from 'react';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { countProducts, firstOf } from '#web/offers/shown-products.ts';

/** Rows drawn at once: so many that a choice never waits for them. */
const batchSize = 30;

/** A long list a batch at a time, the next one whenever there is nothing more urgent; whether all of it is there. */
export function useUnrolled(groups: ProductGroups, name: string): readonly [shown: ProductGroups, isWhole: boolean] {
  const [unrolled, setUnrolled] = useState({ name, shownCount: batchSize });
  const shownCount = unrolled.name === name ? unrolled.shownCount : batchSize;
  const count = countProducts(groups);
  useEffect(() => {
    if (shownCount >= count) return;
    const timer = setTimeout(() => startTransition(() => setUnrolled({ name, shownCount: shownCount + batchSize })), 0);
    return () => clearTimeout(timer);
  }, [name, shownCount, count]);
  return [shownCount >= count ? groups : firstOf(groups, shownCount), shownCount >= count];
}
