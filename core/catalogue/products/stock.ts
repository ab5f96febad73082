/** Green = Disponible, Yellow = Consultar, Red = No disponible (docs/rules/catalogue.md 1). */
export const stockStates = ['Green', 'Yellow', 'Red'] as const;
export type StockState = (typeof stockStates)[number];
