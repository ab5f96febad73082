import type { LastChange } from '#core/audit/last-change.ts';
import type { PriceListId, ProductBrandId, ProductId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { SaleState } from '../products/sale-state.ts';
import type { StockState } from '../products/stock.ts';
import type { ProductDetails } from './product-details.ts';

/** States that a list of products is filtered by. */
export const productStates = ['on-sale', 'not-available', 'discontinued', 'without-price', 'without-picture'] as const;
export type ProductState = (typeof productStates)[number];

export interface ProductFilter {
  /** A code, or words of the description. */
  readonly text: string;
  readonly brandId: string;
  /** A family with all that stands under it, or a subfamily; '' for all. */
  readonly typeId: string;
  readonly state: ProductState | '';
}

export const everyProduct: ProductFilter = { text: '', brandId: '', typeId: '', state: '' };

export interface ListedProduct {
  readonly id: ProductId;
  readonly brand: string;
  readonly code: string;
  readonly internalCode: string;
  readonly description: string;
  readonly storageLocation: string;
  /** '' for one that stands under no family. */
  readonly family: string;
  readonly subfamily: string;
  readonly stockState: StockState;
  readonly sale: SaleState;
  /** The price in the distributor's first list; null where it has none there. */
  readonly price: Money | null;
  readonly purchaseCost: Money | null;
  readonly pictures: number;
}

export interface ListedProductPage {
  /** By code, or as the search ranks them where the filter has words or a family. */
  readonly products: readonly ListedProduct[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
}

/**
 * A price row of another brand or code that is sold in place of a product, with a stock and prices of its own
 * (docs/rules/imports.md 17).
 */
export interface OtherPriceRow {
  readonly brand: string;
  readonly code: string;
  readonly stockState: StockState;
  readonly sale: SaleState;
  /** In pesos, of the lists in use that have one. */
  readonly prices: readonly { readonly priceListId: PriceListId; readonly price: Money }[];
}

/** A product with all of its details, as staff edit it. */
export interface ManagedProduct {
  readonly id: ProductId;
  readonly details: ProductDetails;
  /** Names of what the details name by their ids. */
  readonly brand: string;
  /** 'Encendido › Bujías'. */
  readonly family: string;
  /** As the last sheet with its stock said; null where none did, or somebody chose another state since. */
  readonly stock: number | null;
  /** By brand and code. */
  readonly otherRows: readonly OtherPriceRow[];
  readonly pictures: readonly string[];
}

/** A product with the tag for `If-Match`, and who changed it last where that is known. */
export type SeenProduct = ManagedProduct & { readonly tag: string; readonly changed?: LastChange | null | undefined };

/** The choices of a product's fields. */
export interface ProductChoices {
  readonly brands: readonly { readonly id: ProductBrandId; readonly name: string }[];
  /** Families, each followed by its subfamilies. */
  readonly types: readonly {
    readonly id: ProductTypeId;
    readonly name: string;
    readonly parentId: ProductTypeId | null;
  }[];
  readonly priceLists: readonly { readonly id: PriceListId; readonly name: string }[];
}
