import type { Money } from '#core/shared/money.ts';

/** The order of the price rows inside a product, a setting of the distributor (docs/rules/catalogue.md 4). */
export const priceOrders = ['LowestToHighest', 'HighestToLowest', 'Profitability'] as const;
export type PriceOrder = (typeof priceOrders)[number];

interface Priced {
  readonly cost: Money | null;
  readonly listPrice: Money | null;
}

/**
 * Rows without a price stand last; Profitability is list price minus purchase cost, highest first
 * (docs/rules/catalogue.md 4).
 */
export const inPriceOrder = <Row extends Priced>(
  rows: readonly Row[],
  order: PriceOrder,
  purchaseCost: (row: Row) => Money | null,
): readonly Row[] => {
  if (rows.length < 2) return rows;
  const worth = (row: Row): number | null => {
    if (row.cost === null || row.listPrice === null) return null;
    if (order === 'LowestToHighest') return row.cost.toNumber();
    if (order === 'HighestToLowest') return -row.cost.toNumber();
    return -row.listPrice.minus(purchaseCost(row) ?? row.listPrice).toNumber();
  };
  return rows
    .map((row, place) => ({ row, place, worth: worth(row) }))
    .sort((a, b) => {
      if (a.worth === null || b.worth === null)
        return Number(a.worth === null) - Number(b.worth === null) || a.place - b.place;
      return a.worth - b.worth || a.place - b.place;
    })
    .map(({ row }) => row);
};
