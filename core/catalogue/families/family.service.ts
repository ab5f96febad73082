import type { Caller } from '#core/access/caller.ts';
import type { ProductBrandId, ProductTypeId, SegmentId, VehicleBrandId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { Product } from '../products/product.ts';

/** The search by family and attributes (docs/rules/search.md 12). */
export interface FamilyService {
  /** Families and subfamilies in the distributor's order, each family before its own. */
  families(caller: Caller): Promise<Result<readonly Family[], CatalogueFailure>>;
  /** A page of 20 in the order of code. What is unknown finds nothing, or is passed over where it is a property. */
  search(caller: Caller, request: FamilySearch): Promise<Result<FamilyPage, CatalogueFailure>>;
  /**
   * The values that each Dropdown and Text filter can offer: the other filters narrow them, its own choice does not.
   */
  options(caller: Caller, request: FamilySearch): Promise<Result<readonly PropertyValues[], CatalogueFailure>>;
}

/** Text: what the values contain. Number: from and to, either may be empty. Dropdown: any of the values. */
export type FilterKind = 'Text' | 'Number' | 'Dropdown';

export interface FamilyFilter {
  readonly type: FilterKind;
  /** A technical attribute's name: interior1, otrosRosca … */
  readonly property: string;
  readonly title: string;
  /** Every value that a Dropdown offers; empty for the others. */
  readonly options: readonly string[];
}

/** A family (no parent) or subfamily, and what its products are for and made by: the choices that leave something. */
export interface Family {
  readonly id: ProductTypeId;
  readonly name: string;
  readonly productTypeParentId: ProductTypeId | null;
  readonly filters: readonly FamilyFilter[];
  readonly vehicleBrandIds: readonly VehicleBrandId[];
  readonly vehicleBrandSegmentIds: readonly SegmentId[];
  readonly productBrandIds: readonly ProductBrandId[];
  /** From 1. */
  readonly order: number;
}

export interface FamilySearch {
  readonly typeId: ProductTypeId | null;
  readonly subTypeId: ProductTypeId | null;
  readonly vehicleBrandSegmentId: SegmentId | null;
  /** Empty is any, here and below. */
  readonly vehicleBrandIds: readonly VehicleBrandId[];
  readonly productBrandIds: readonly ProductBrandId[];
  readonly properties: readonly PropertyValues[];
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden?: boolean;
  /** From 1. */
  readonly page: number;
}

/** A filter's choice, or the values it offers. Of a Number filter: [from, to], an end may be ''. */
export interface PropertyValues {
  readonly property: string;
  readonly values: readonly string[];
}

export interface FamilyPage {
  readonly products: readonly Product[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
  /** How many more there are that this user's 'Marcas y Familias' leave out. */
  readonly hiddenCount: number;
}
