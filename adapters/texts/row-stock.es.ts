import type { StockState } from '#core/catalogue/products/stock.ts';
import { discontinuedText, notAvailableText, stockTexts } from './stock.es.ts';

export const withoutPriceText = 'Sin precio';

interface RowStock {
  readonly stockState: StockState;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  readonly isWithoutPrice: boolean;
}

/** The stock of a price row in words, and why it cannot be ordered. */
export const rowStockText = ({ stockState, isDiscontinued, isNotAvailable, isWithoutPrice }: RowStock): string => {
  if (isDiscontinued) return discontinuedText;
  if (isWithoutPrice) return withoutPriceText;
  return isNotAvailable ? notAvailableText : stockTexts[stockState];
};
