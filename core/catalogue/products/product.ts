import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type { Offer } from '#core/pricing/offer.ts';
import type { Explanation } from '#core/search/page/explain.ts';
import type { ProductBrandId, ProductId, ProductPriceId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { StockState } from './stock.ts';

/** A vehicle that the product fits, with the details of each fitting ('1.6 Power · 08–13'). */
export interface Application {
  readonly brand: string;
  readonly vehicle: string;
  readonly types: readonly {
    readonly subTypeId: ProductTypeId | null;
    readonly subTypeName: string;
    readonly details: string;
  }[];
}

/** A place among a product's applications: the vehicle, and the fitting among its own. */
export type ApplicationPlace = readonly [vehicle: number, fitting: number];

export interface Relation {
  readonly title: string;
  readonly products: readonly {
    readonly productId: ProductId;
    readonly code: string;
    readonly productBrandName: string;
    readonly quantity: number;
    readonly notes: string;
  }[];
}

export interface CodeOfOtherBrand {
  readonly brand: string;
  readonly code: string;
}

/**
 * A price row of a product at the caller's prices. No cost where it is discontinued or not available
 * (docs/rules/catalogue.md 2).
 */
export interface ProductPrice {
  readonly productPriceId: ProductPriceId;
  readonly productBrand: string;
  readonly productBrandId: ProductBrandId;
  readonly code: string;
  readonly internalCode: string;
  readonly images: readonly string[];
  readonly cost: Money | null;
  readonly realCost: Money | null;
  readonly listPrice: Money | null;
  readonly sellingPrice: Money | null;
  readonly stockState: StockState;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  /** The row is in stock, and could be ordered if it had a price here; it is not available then either. */
  readonly isWithoutPrice: boolean;
  readonly multiple: number;
  /** The row's quantity in this company's cart. */
  readonly quantity: number;
  readonly explanation: readonly string[];
  readonly discountsApplied: readonly AppliedDiscount[];
  readonly offers: readonly Offer[];
  /**
   * Whether the row was asked for by its own code; set where it is known what was typed
   * (core/catalogue/text-search/asked-rows.ts).
   */
  readonly isAsked?: boolean;
}

/**
 * How a search found the product (docs/rules/search.md 3): the row says it when it was not by its own code or words.
 */
export interface FoundBy {
  readonly by: 'code' | 'prefix' | 'equivalent' | 'internal' | 'relation' | 'text';
  readonly code: string;
  readonly brand: string;
}

/**
 * The technical attributes that have a value, by their names: interior1, dientes, otrosRosca …
 * (docs/rules/catalogue.md 5).
 */
export type TechnicalInformation = Readonly<Record<string, string>>;

/**
 * What a product says to everybody who may see it: its fields are listed here, and stand beside the others only on the
 * wire.
 */
export interface ShownProduct {
  readonly productId: ProductId;
  readonly code: string;
  readonly productBrandName: string;
  /** The subfamily, or the family of a product without one. */
  readonly productTypeId: ProductTypeId;
  readonly productTypeName: string;
  /** Name of the line drawing of its family. */
  readonly drawing: string;
  readonly description: string;
  readonly position: string;
  readonly cars: readonly Application[];
  readonly engines: string;
  readonly technicalInformation: TechnicalInformation;
  /** The first attributes of the product, with their names and units. */
  readonly technicalInformationSummary: string;
  readonly relations: readonly Relation[];
  readonly codesOtherBrands: readonly CodeOfOtherBrand[];
}

/** A product as one caller gets it: what is shown of it, what it costs them, and why it was found. */
export interface Product {
  readonly shown: ShownProduct;
  readonly prices: readonly ProductPrice[];
  /** Disabled by its brand or family: only staff ever receive it, marked. */
  readonly isDisabled: boolean;
  readonly foundBy: FoundBy | null;
  /** Which of its applications were asked for, by their places; said by our own server. */
  readonly askedApplications: readonly ApplicationPlace[];
  /** Why it stands where it stands, where that was asked for. */
  readonly explanation?: Explanation;
}
