import type { Caller } from '#core/access/caller.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PageKeyUnreadable } from '../names/catalogue-name.repository.port.ts';
import type { SaleState } from '../products/sale-state.ts';
import type { ListedProductPage, ProductChoices, ProductFilter, SeenProduct } from './managed-product.ts';
import type { ProductChange, ProductDetails } from './product-details.ts';
import type { ProductFlaw } from './product-flaws.ts';
import type { ProductClash, ProductInUse, ProductNotAsSeen } from './product-management.repository.port.ts';

/** Products, for management: the capability behind `api/Management/Products`. */
export interface ProductManagementService {
  page(
    caller: Caller,
    filter: ProductFilter,
    after: string | null,
  ): Promise<Result<ListedProductPage, ProductManagementFailure>>;
  choices(caller: Caller): Promise<Result<ProductChoices, ProductManagementFailure>>;
  /**
   * The attributes that products of a family have, what most of them have first; none of a family that is not there.
   */
  attributes(caller: Caller, typeId: string): Promise<Result<readonly string[], ProductManagementFailure>>;
  one(caller: Caller, id: ProductId): Promise<Result<SeenProduct, ProductManagementFailure>>;
  create(caller: Caller, details: ProductDetails): Promise<Result<SeenProduct, ProductManagementFailure>>;
  /** `tag` is of the version that the caller saw; null writes without comparing versions. */
  change(
    caller: Caller,
    id: ProductId,
    tag: string | null,
    details: ProductChange,
  ): Promise<Result<SeenProduct, ProductManagementFailure>>;
  setSale(caller: Caller, id: ProductId, sale: SaleState): Promise<Result<SeenProduct, ProductManagementFailure>>;
  /** Whether it could be removed, as `remove` would say it; nothing is changed. */
  mayRemove(caller: Caller, id: ProductId): Promise<Result<void, ProductManagementFailure>>;
  remove(caller: Caller, id: ProductId): Promise<Result<void, ProductManagementFailure>>;
}

export type ProductRefusal =
  | { readonly code: 'product-invalid'; readonly flaws: readonly ProductFlaw[] }
  | ProductNotAsSeen
  | ProductClash
  | ProductInUse;

export type ProductManagementFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another distributor's back end does not have the call. */
  | { readonly code: 'not-offered' }
  | PageKeyUnreadable
  | CatalogueBusy
  | ProductRefusal;
