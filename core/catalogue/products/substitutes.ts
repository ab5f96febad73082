import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, money, toCents } from '#core/shared/money.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { areEquivalent } from './equivalence.ts';
import type { Product, ProductPrice } from './product.ts';
import type { WithCatalogueProduct } from './product-groups.ts';
import { stockStates } from './stock.ts';

/** What can be sold in place of a product, and by how much its unit cost differs. */
export interface Substitute {
  readonly product: Product;
  /** The row of it that is meant: the best in stock, then the cheapest. */
  readonly productPriceId: ProductPriceId;
  /** Pesos, negative where the substitute is cheaper; null where the product itself has no cost to compare with. */
  readonly difference: Money | null;
  /** The difference as a percentage of the product's cost, to one decimal. */
  readonly differencePercentage: number | null;
}

export const maxSubstitutes = 10;

type RowState = Pick<ProductPrice, 'stockState' | 'isDiscontinued' | 'isNotAvailable'>;

/** Whether a counter would look for something else: on a Yellow, Red, discontinued or unavailable row. */
export const wantsSubstitute = (row: RowState): boolean =>
  row.isDiscontinued || row.isNotAvailable || row.stockState !== 'Green';

/** Whether the row can stand in: it has a cost for this caller and is not Red (No disponible). */
const canStandIn = (row: ProductPrice): row is ProductPrice & { readonly cost: Money } =>
  row.cost !== null && !row.isDiscontinued && !row.isNotAvailable && row.stockState !== 'Red';

/**
 * The row to compare with: the one asked for; else the first that wants a substitute and has a cost; else the first
 * with one.
 */
const comparedRow = (product: Product, asked: ProductPriceId | null): ProductPrice | undefined =>
  product.prices.find(({ productPriceId }) => productPriceId === asked) ??
  product.prices.find((row) => row.cost !== null && wantsSubstitute(row)) ??
  product.prices.find((row) => row.cost !== null);

/** Whether both fit a vehicle in common; a product without applications (by measure, say) is not ruled out. */
const fitTogether = (a: CatalogueProduct, b: CatalogueProduct): boolean => {
  if (a.shown.cars.length === 0 || b.shown.cars.length === 0) return true;
  const vehicles = new Set(a.shown.cars.map(({ brand, vehicle }) => `${brand}\u0000${vehicle}`));
  return b.shown.cars.some(({ brand, vehicle }) => vehicles.has(`${brand}\u0000${vehicle}`));
};

const stockRank = (row: ProductPrice): number => stockStates.indexOf(row.stockState);

/**
 * The available equivalents of a product that fit the same application, at the caller's prices: in stock before
 * 'Consultar', then the cheapest, then by brand and code; at most ten. Disabled products are nobody's substitutes.
 */
export const substitutesFor = (
  wanted: WithCatalogueProduct,
  candidates: readonly WithCatalogueProduct[],
  askedRow: ProductPriceId | null = null,
): readonly Substitute[] => {
  const base = comparedRow(wanted.product, askedRow)?.cost ?? null;
  const best = candidates
    .filter(
      ({ catalogueProduct, product }) =>
        catalogueProduct.shown.productId !== wanted.catalogueProduct.shown.productId &&
        !product.isDisabled &&
        areEquivalent(wanted.catalogueProduct, catalogueProduct) &&
        fitTogether(wanted.catalogueProduct, catalogueProduct),
    )
    .flatMap(({ product }) => {
      const [row] = product.prices.filter(canStandIn).sort(byStockThenCost);
      return row === undefined ? [] : [{ product, row }];
    });
  return best
    .sort((a, b) => byStockThenCost(a.row, b.row) || byName(a.product, b.product))
    .slice(0, maxSubstitutes)
    .map(({ product, row }) => ({ product, productPriceId: row.productPriceId, ...differenceOf(base, row.cost) }));
};

const byStockThenCost = (
  a: ProductPrice & { readonly cost: Money },
  b: ProductPrice & { readonly cost: Money },
): number => stockRank(a) - stockRank(b) || a.cost.comparedTo(b.cost);

const byName = (a: Product, b: Product): number =>
  byText(a.shown.productBrandName, b.shown.productBrandName) || byText(a.shown.code, b.shown.code);
const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const differenceOf = (base: Money | null, cost: Money): Pick<Substitute, 'difference' | 'differencePercentage'> => {
  if (base === null) return { difference: null, differencePercentage: null };
  const difference = toCents(cost.minus(base));
  return {
    difference,
    differencePercentage: base.isZero()
      ? null
      : difference.times(money(100)).dividedBy(base).toDecimalPlaces(1).toNumber(),
  };
};
