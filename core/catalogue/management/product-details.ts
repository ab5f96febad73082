import type { PriceListId, ProductBrandId, ProductId, ProductTypeId, VehicleId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { FittingWords } from '../products/fitting-words.ts';
import type { CodeOfOtherBrand } from '../products/product.ts';
import type { SaleState } from '../products/sale-state.ts';
import type { StockState } from '../products/stock.ts';

export interface PriceInList {
  readonly priceListId: PriceListId;
  /** Null where it has none there. */
  readonly price: Money | null;
}

export interface RelatedProduct {
  readonly title: string;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly notes: string;
  /** 'NGK BKR6E', for people: what is stored is the product. */
  readonly name: string;
}

export interface FittedVehicle extends FittingWords {
  readonly vehicleId: VehicleId;
  readonly engine: string;
  readonly from: number | null;
  readonly to: number | null;
  /** 'Volkswagen Gol', for people: what is stored is the vehicle. */
  readonly name: string;
}

/** All that staff settle about a product of one maker. */
export interface ProductDetails {
  readonly brandId: ProductBrandId | null;
  readonly code: string;
  readonly internalCode: string;
  readonly description: string;
  /** The subfamily, or the family of a product without one. */
  readonly typeId: ProductTypeId | null;
  readonly position: string;
  /** Where it lies in the store, 'A-03-2', for staff alone; '' for none (docs/rules/product-management.md 11). */
  readonly storageLocation: string;
  readonly multiple: number;
  /** 21 or 10.5. */
  readonly iva: Money;
  readonly stockState: StockState;
  readonly sale: SaleState;
  readonly purchaseCost: Money | null;
  /** Prices of lists in use; those of other lists stay as they are. */
  readonly prices: readonly PriceInList[];
  readonly equivalences: readonly CodeOfOtherBrand[];
  readonly relations: readonly RelatedProduct[];
  readonly applications: readonly FittedVehicle[];
  /** By their names (docs/rules/catalogue.md 5). */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a change says of it: a place that it does not name stays, for clients that know nothing of places. */
export type ProductChange = Omit<ProductDetails, 'storageLocation'> & {
  readonly storageLocation?: string | undefined;
};
