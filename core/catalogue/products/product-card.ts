import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type { OfferTerms } from '#core/pricing/price.ts';
import type { DocumentApplication } from '#core/search/document.ts';
import type {
  PriceListId,
  ProductBrandId,
  ProductId,
  ProductPriceId,
  ProductTypeId,
  VehicleId,
} from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { Application, CodeOfOtherBrand, Relation, TechnicalInformation } from './product.ts';
import type { StockState } from './stock.ts';

/** A product as the distributor keeps it, before any customer: what every screen's row is made of. */
export interface ProductCard {
  readonly productId: ProductId;
  readonly code: string;
  readonly brandId: ProductBrandId;
  readonly brandName: string;
  /** The subfamily, or the family of a product without one. */
  readonly typeId: ProductTypeId;
  readonly typeName: string;
  readonly parentTypeId: ProductTypeId | null;
  readonly parentTypeName: string;
  readonly drawing: string;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly technicalInformation: TechnicalInformation;
  /** Its first attributes, with their names and units. */
  readonly technicalInformationSummary: string;
  readonly applications: readonly Application[];
  /** What each of the applications says to a program: the fittings of one stand as its types do. */
  readonly fits: readonly CardFit[];
  readonly relations: readonly CardRelation[];
  readonly codesOtherBrands: readonly CodeOfOtherBrand[];
  readonly rows: readonly CardRow[];
}

export interface CardFit {
  readonly vehicleId: VehicleId;
  readonly fittings: readonly Pick<DocumentApplication, 'engine' | 'from' | 'to'>[];
}

/** Related products, with what tells whether they are switched off. */
export interface CardRelation extends Relation {
  readonly products: readonly (Relation['products'][number] & {
    readonly brandId: ProductBrandId;
    readonly typeIds: readonly ProductTypeId[];
  })[];
}

/** A price row with its list price in every list. */
export interface CardRow {
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
  readonly listPrices: ReadonlyMap<PriceListId, Money>;
}

/** The subfamily first, then its family: what discounts, margins and offers look at. */
export const typeIdsOf = (card: Pick<ProductCard, 'typeId' | 'parentTypeId'>): readonly ProductTypeId[] =>
  card.parentTypeId === null ? [card.typeId] : [card.typeId, card.parentTypeId];

/** What a row costs in the list where it can be ordered at all: neither discontinued nor unavailable, and priced. A zero is no price. */
export const priceInList = (row: CardRow, priceListId: PriceListId): Money | null => {
  if (row.isDiscontinued || row.isNotAvailable) return null;
  const price = row.listPrices.get(priceListId);
  return price?.isPositive() ? price : null;
};

export const isForSale = (row: CardRow, priceListId: PriceListId): boolean => priceInList(row, priceListId) !== null;
