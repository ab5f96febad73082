/** Fields of the catalogue's sheets that are amounts in pesos: prices and purchase costs. */
export const priceFields = ['listPrice', 'purchaseCost', 'price'] as const;

const all: ReadonlySet<string> = new Set(priceFields);
export const isPriceField = (field: string): boolean => all.has(field);
