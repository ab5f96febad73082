import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { ProductBrand } from './product-brand.ts';

/** Brands and families by id, for labels and counts. */
export interface TaxonomyNames {
  readonly brands: ReadonlyMap<ProductBrandId, string>;
  readonly types: ReadonlyMap<ProductTypeId, { readonly name: string; readonly parentId: ProductTypeId | null }>;
}

export interface TaxonomyRepository {
  names(): Promise<TaxonomyNames>;
  /** By name. */
  brands(): Promise<readonly ProductBrand[]>;
}
