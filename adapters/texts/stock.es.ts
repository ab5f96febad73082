import type { StockState } from '#core/catalogue/products/stock.ts';

/** The words of the three states of stock (docs/rules/catalogue.md 1). */
export const stockTexts = {
  Green: 'Disponible',
  Yellow: 'Consultar',
  Red: 'No disponible',
} as const satisfies Record<StockState, string>;

export const discontinuedText = 'Discontinuado';
export const notAvailableText = 'No disponible';
