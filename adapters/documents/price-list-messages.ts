import type { PriceListFormat } from '#core/price-lists/price-list.ts';
import type { PriceListCells } from './price-list-cells.ts';

/** Where each format is written. */
export type PriceListPaths = Readonly<Record<PriceListFormat, string>>;

/** Asked for one by one: the next rows, or the end. */
export type ToPriceListWriter =
  | { readonly kind: 'rows'; readonly rows: readonly PriceListCells[] }
  | { readonly kind: 'end' };

export type FromPriceListWriter = 'next' | 'done';
