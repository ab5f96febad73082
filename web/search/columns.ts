import { useMemo } from 'react';
import { useMedia } from '#web/parts/media.ts';

/** How many columns of the table are shown: cells that span must not make columns of their own. */
export interface Columns {
  readonly hasCart: boolean;
  readonly all: number;
  /** Those of a price: stock, cost, selling price, quantity and cart. */
  readonly ofPrice: number;
}

/**
 * Selling prices from 1200 pixels on (portal.md §2); the technical summary in a column of its own from 1536 on, since before that it would take
 * the years from what a product fits. products.css hides by the same widths.
 */
export const useColumns = (hasCart: boolean): Columns => {
  const hasSale = useMedia('(min-width: 1200px)');
  const hasTechnical = useMedia('(min-width: 1536px)');
  return useMemo(() => {
    // Staff see costs at list price: there is nothing to sell it at.
    const ofPrice = 2 + (hasCart ? (hasSale ? 1 : 0) + 2 : 0);
    return { hasCart, all: 3 + (hasTechnical ? 1 : 0) + ofPrice, ofPrice };
  }, [hasSale, hasTechnical, hasCart]);
};
