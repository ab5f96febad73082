import type { StockState } from '#core/catalogue/products/stock.ts';

/** The words of the three states of stock (docs/rules/catalogue.md 1). */
export const stockTexts = {
  Green: 'Disponible',
  Yellow: 'Consultar',
  Red: 'No disponible',
} as const satisfies Record<StockState, string>;

export const discontinuedText = 'Discontinuado';
export const notAvailableText = 'No disponible';
export const withoutPriceText = 'Sin precio';

interface RowStock {
  readonly stockState: StockState;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  readonly isWithoutPrice: boolean;
}

/** What a price row says of its stock, and why it cannot be ordered. */
export const rowStockText = ({ stockState, isDiscontinued, isNotAvailable, isWithoutPrice }: RowStock): string => {
  if (isDiscontinued) return discontinuedText;
  if (isWithoutPrice) return withoutPriceText;
  return isNotAvailable ? notAvailableText : stockTexts[stockState];
};
