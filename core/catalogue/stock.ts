/** Green = Disponible, Yellow = Consultar, Red = No disponible (portal.md §4). */
export const stockStates = ['Green', 'Yellow', 'Red'] as const;
export type StockState = (typeof stockStates)[number];
