import type { DemoCommerce } from './demo-commerce.ts';
import type { DemoOffice } from './demo-office.ts';
import type { DemoPromotions } from './demo-promotions.ts';

/**
 * The demo distributor as plain data, ready to be written: ids count from 1 in the order of each list, amounts are
 * whole cents, percentages decimal texts, instants ISO 8601 in UTC.
 */
export interface DemoDistributor extends DemoCatalogue, DemoCommerce, DemoPromotions, DemoOffice {}

export interface DemoCatalogue {
  readonly productBrands: readonly DemoProductBrand[];
  readonly productTypes: readonly DemoProductType[];
  readonly disabledPairs: readonly { readonly brandId: number; readonly typeId: number }[];
  readonly segments: readonly string[];
  readonly vehicleBrands: readonly DemoVehicleBrand[];
  readonly vehicles: readonly DemoVehicle[];
  readonly priceLists: readonly string[];
  readonly parts: readonly DemoPart[];
  readonly relations: readonly DemoRelation[];
  readonly photographs: readonly DemoPhotograph[];
}

export interface DemoProductBrand {
  readonly id: number;
  readonly name: string;
  readonly disabled: boolean;
}

export interface DemoProductType {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly drawing: string;
}

export interface DemoVehicleBrand {
  readonly id: number;
  readonly segmentId: number;
  readonly name: string;
}

export interface DemoVehicle {
  readonly id: number;
  readonly brandId: number;
  readonly name: string;
  readonly versions: readonly {
    readonly engine: string;
    readonly fuel: string;
    readonly from: number;
    readonly to: number | null;
  }[];
}

/**
 * A part as the trade knows it, and what several makers sell for it: they fit the same vehicles and are each other's
 * equivalents.
 */
export interface DemoPart {
  readonly typeId: number;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly fits: readonly DemoFit[];
  /** Every code the part is known by, those of its products included. */
  readonly codes: readonly DemoCode[];
  readonly products: readonly DemoProduct[];
}

export interface DemoFit {
  readonly vehicleId: number;
  readonly engine: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface DemoCode {
  readonly brand: string;
  readonly code: string;
}

export interface DemoProduct extends DemoCode {
  readonly id: number;
  readonly brandId: number;
  /** The product's own row first, then those of other brands that stand in for it. */
  readonly rows: readonly DemoPriceRow[];
}

export interface DemoPriceRow extends DemoCode {
  readonly id: number;
  readonly brandId: number;
  readonly internalCode: string;
  readonly storageLocation: string;
  readonly barcode: string;
  readonly multiple: number;
  readonly stockQuantity: number;
  /** 0 Green, 1 Yellow, 2 Red. */
  readonly stockState: 0 | 1 | 2;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  readonly iva: '21' | '10.5';
  readonly purchaseCents: number;
  readonly promotion: string | null;
  /** A price for each list, in the order of `priceLists`. */
  readonly listCents: readonly number[];
}

/** The picture of a price row, as SVG text. */
export interface DemoPhotograph {
  readonly rowId: number;
  readonly name: string;
  readonly content: string;
}

export interface DemoRelation {
  readonly productId: number;
  readonly relatedId: number;
  readonly title: string;
  readonly quantity: number;
  readonly notes: string;
}
