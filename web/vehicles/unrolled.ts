import { startTransition, useEffect, useState } from 'react';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { countProducts, firstOf } from '#web/offers/shown-products.ts';

/** Rows drawn at once: so many that a choice never waits for them. */
const helping = 30;

/** A long list a helping at a time, the next one whenever there is nothing more urgent; whether all of it is there. */
export function useUnrolled(groups: ProductGroups, name: string): readonly [shown: ProductGroups, isWhole: boolean] {
  const [unrolled, setUnrolled] = useState({ name, most: helping });
  const most = unrolled.name === name ? unrolled.most : helping;
  const count = countProducts(groups);
  useEffect(() => {
    if (most >= count) return;
    const timer = setTimeout(() => startTransition(() => setUnrolled({ name, most: most + helping })), 0);
    return () => clearTimeout(timer);
  }, [name, most, count]);
  return [most >= count ? groups : firstOf(groups, most), most >= count];
}
