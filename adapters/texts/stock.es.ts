import type { StockState } from '#core/catalogue/stock.ts';

/** Portal.md §4. */
export const stockTexts = {
  Green: 'Disponible',
  Yellow: 'Consultar',
  Red: 'No disponible',
} as const satisfies Record<StockState, string>;

export const discontinuedText = 'Discontinuado';
export const notAvailableText = 'No disponible';
