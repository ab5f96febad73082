import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import type { Result } from '#core/shared/result.ts';

/** The products that the distributor announces: the capability behind `api/product-news`. */
export interface NewsService {
  /** The newest first, within the group of each one's subfamily. */
  products(caller: Caller): Promise<Result<ProductGroups, NewsFailure>>;
}

export type NewsFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };
