import type { Caller } from '#core/access/caller.ts';
import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { ProductBrand } from '../taxonomy/product-brand.ts';
import type { Product } from './product.ts';
import type { Substitute } from './substitutes.ts';

/** A product by its id, at the caller's prices. What is disabled for the caller counts as unknown. */
export interface ProductService {
  read(caller: Caller, id: ProductId): Promise<Result<Product, ProductFailure>>;
  /** The brands under which the product is sold, by name; none for an unknown product. */
  brands(caller: Caller, id: ProductId): Promise<Result<readonly ProductBrand[], CatalogueFailure>>;
  /** What to offer in place of the product, compared with the row that was looked at (null: the rule chooses it). */
  substitutes(
    caller: Caller,
    id: ProductId,
    row: ProductPriceId | null,
  ): Promise<Result<readonly Substitute[], ProductFailure>>;
}

export type ProductFailure = CatalogueFailure | { readonly code: 'product-not-found' };
