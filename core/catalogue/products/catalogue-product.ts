import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type { OfferTerms } from '#core/pricing/price.ts';
import type { DocumentApplication } from '#core/search/index/document.ts';
import type {
  PriceListId,
  ProductBrandId,
  ProductId,
  ProductPriceId,
  ProductTypeId,
  VehicleId,
} from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { ShownProduct } from './product.ts';
import type { StockState } from './stock.ts';

/** A product as the distributor keeps it, before any customer: what every screen's row is made of. */
export interface CatalogueProduct {
  /** With all its relations and codes, also those that the distributor disabled. */
  readonly shown: ShownProduct;
  readonly brandId: ProductBrandId;
  readonly parentTypeId: ProductTypeId | null;
  readonly parentTypeName: string;
  /** What each of its applications says to a program: the fittings of one stand as its types do. */
  readonly fits: readonly CatalogueFit[];
  /** Where the products that it is related to stand, which tells whether they are switched off. */
  readonly related: ReadonlyMap<ProductId, RelatedPlace>;
  readonly rows: readonly CatalogueRow[];
}

export interface CatalogueFit {
  readonly vehicleId: VehicleId;
  readonly fittings: readonly Pick<DocumentApplication, 'engine' | 'from' | 'to'>[];
}

export interface RelatedPlace {
  readonly brandId: ProductBrandId;
  readonly typeIds: readonly ProductTypeId[];
}

/** A price row with its list price in every list. */
export interface CatalogueRow {
  readonly productPriceId: ProductPriceId;
  readonly brandId: ProductBrandId;
  readonly brandName: string;
  readonly code: string;
  readonly internalCode: string;
  readonly images: readonly string[];
  readonly stockState: StockState;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  readonly multiple: number;
  readonly iva: Money;
  readonly purchaseCost: Money | null;
  readonly promotion: AppliedDiscount | null;
  readonly offers: readonly OfferTerms[];
  readonly listPrices: ListPrices;
}

/** What a row costs in a list; undefined where it has no price there. */
export type ListPrices = Pick<ReadonlyMap<PriceListId, Money>, 'get'>;

/** The subfamily first, then its family: what discounts, margins and offers look at. */
export const typeIdsOf = ({ shown, parentTypeId }: CatalogueProduct): readonly ProductTypeId[] =>
  parentTypeId === null ? [shown.productTypeId] : [shown.productTypeId, parentTypeId];

/**
 * What a row costs in the list where it can be ordered at all: neither discontinued nor unavailable, and priced. A zero
 * is no price.
 */
export const priceInList = (row: CatalogueRow, priceListId: PriceListId): Money | null => {
  if (row.isDiscontinued || row.isNotAvailable) return null;
  const price = row.listPrices.get(priceListId);
  return price?.isPositive() ? price : null;
};

/** Whether a price is all that a row lacks to be ordered (docs/rules/catalogue.md 2). */
export const isWithoutPrice = (row: CatalogueRow, price: unknown): boolean =>
  price === null && !row.isDiscontinued && !row.isNotAvailable && row.stockState !== 'Red';

export const isForSale = (row: CatalogueRow, priceListId: PriceListId): boolean =>
  priceInList(row, priceListId) !== null;
