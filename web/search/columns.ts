import { useMemo } from 'react';
import { useMedia } from '#web/hooks/media.ts';

/** How many columns of the table are shown: cells that span must not make columns of their own. */
export interface Columns {
  readonly hasCart: boolean;
  /** Whether a product of the page has applications; an empty column is not shown. */
  readonly hasApplications: boolean;
  /** Whether the technical data have a column of their own, not under the code. */
  readonly hasTechnical: boolean;
  readonly all: number;
  /** The columns of a price: stock, cost, selling price, quantity and cart. */
  readonly ofPrice: number;
}

/**
 * Selling prices from 1200 pixels on (docs/rules/catalogue.md 8); the technical summary in a column of its own from
 * 1536 on, since before that it would take the years from what a product fits. result-table.css hides by the same
 * widths.
 */
export const useColumns = (hasCart: boolean, hasApplications: boolean): Columns => {
  const hasSale = useMedia('(width >= 1200px)');
  const hasTechnical = useMedia('(width >= 1536px)');
  return useMemo(() => {
    // Staff see costs at list price: there is nothing to sell it at.
    const ofPrice = 2 + (hasCart ? (hasSale ? 1 : 0) + 2 : 0);
    const all = 2 + (hasApplications ? 1 : 0) + (hasTechnical ? 1 : 0) + ofPrice;
    return { hasCart, hasApplications, hasTechnical, all, ofPrice };
  }, [hasSale, hasTechnical, hasCart, hasApplications]);
};
