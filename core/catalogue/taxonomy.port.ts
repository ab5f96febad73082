import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { ProductBrand } from './catalogue-desk.ts';

/** Brands and families by id, for labels and counts. */
export interface TaxonomyNames {
  readonly brands: ReadonlyMap<ProductBrandId, string>;
  readonly types: ReadonlyMap<ProductTypeId, { readonly name: string; readonly parentId: ProductTypeId | null }>;
}

export interface TaxonomyBook {
  names(): Promise<TaxonomyNames>;
  /** By name. */
  brands(): Promise<readonly ProductBrand[]>;
}
