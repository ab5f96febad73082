import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { YearRanges } from '../years/year-ranges.ts';
import type { SheetSale } from './sheet-sale.ts';

/**
 * What a good row says. Numbers are exact decimal texts ('39990', '1234.5'). A field that the file has no column for,
 * or whose cell is empty, is absent: it leaves what the catalogue holds as it is.
 */
export interface ProductDraft {
  readonly line: number;
  readonly code: string;
  /** '' where the sheet does not say it, until the product of that code is found. */
  readonly brand: string;
  /** Absent from a sheet that changes only products that exist. */
  readonly description?: string;
  readonly family?: string;
  readonly subfamily?: string;
  readonly internalCode?: string;
  readonly barcode?: string;
  readonly multiple?: string;
  readonly stock?: string;
  readonly listPrice?: string;
  /** What the distributor pays for it, in pesos without IVA. */
  readonly purchaseCost?: string;
  readonly sale?: SheetSale;
  /** Per cent: '21' or '10.5'. */
  readonly iva?: string;
  readonly position?: string;
  readonly storageLocation?: string;
  readonly applicationsText?: string;
  /** Names of picture files in the order of the product's pictures: 'BKR6E.jpg; caja.png'. */
  readonly pictures?: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** `code` is the product's own (of `brand`, else of any brand), `equivalentCode` another maker's for the same part. */
export interface EquivalenceDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly equivalentBrand: string;
  readonly equivalentCode: string;
}

/** Another product that goes with a product, or in its place; `title` is the distributor's word for how. */
export interface RelationDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly title: string;
  readonly relatedCode: string;
  readonly relatedBrand?: string;
  readonly quantity?: string;
  readonly notes?: string;
}

/** A version of a vehicle. No yearTo: still made. No yearFrom: nobody said since when. */
export interface VehicleDraft {
  readonly line: number;
  readonly segment?: string;
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly engine?: string;
  readonly fuel?: string;
  readonly yearFrom?: number;
  readonly yearTo?: number;
  readonly externalCode?: string;
}

/** A vehicle that a product fits. */
export interface ApplicationDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly segment?: string;
  readonly vehicleBrand: string;
  readonly model: string;
  readonly engine?: string;
  /** Position on the vehicle. */
  readonly position?: string;
  /** Remarks of the list. */
  readonly notes?: string;
  readonly years: YearRanges;
}

export interface PriceDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly priceList: string;
  readonly price: string;
}

/** The stock of a product, alone. */
export interface StockDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly stock: string;
}

/** The purchase cost of a product, alone. */
export interface CostDraft {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
  readonly purchaseCost: string;
}

export interface DraftOf {
  catalogue: ProductDraft;
  equivalences: EquivalenceDraft;
  relations: RelationDraft;
  applications: ApplicationDraft;
  vehicles: VehicleDraft;
  prices: PriceDraft;
  stock: StockDraft;
  costs: CostDraft;
}
export type Draft = DraftOf[ImportKind];
