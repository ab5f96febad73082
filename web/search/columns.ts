import { useMemo } from 'react';
import { useMedia } from '#web/parts/media.ts';

/** How many columns of the table are shown: cells that span must not make columns of their own. */
export interface Columns {
  readonly hasCart: boolean;
  readonly all: number;
  /** Those of a price: stock, cost, selling price, quantity and cart. */
  readonly ofPrice: number;
}

/** Selling prices from 1200 pixels on (portal.md §2), the technical summary from 1440 on; products.css hides by the same widths. */
export const useColumns = (hasCart: boolean): Columns => {
  const hasSale = useMedia('(min-width: 1200px)');
  const hasTechnical = useMedia('(min-width: 1440px)');
  return useMemo(() => {
    const ofPrice = 2 + (hasSale ? 1 : 0) + (hasCart ? 2 : 0);
    return { hasCart, all: 3 + (hasTechnical ? 1 : 0) + ofPrice, ofPrice };
  }, [hasSale, hasTechnical, hasCart]);
};
