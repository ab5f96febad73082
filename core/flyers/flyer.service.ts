import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import type { Result } from '#core/shared/result.ts';
import type { FlyerTies } from './flyer.ts';

export type FlyersFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'flyer-not-found' };

/** What flyers show, for everybody who may search: the capability behind `api/Flyers` (docs/rules/flyers.md 2). */
export interface FlyerService {
  /** The flyers that have articles; none where the other end does not know of any. */
  ties(caller: Caller): Promise<Result<readonly FlyerTies[], FlyersFailure>>;
  /** The articles of one, at the caller's prices. `name` is its picture's. */
  products(caller: Caller, name: string): Promise<Result<ProductGroups, FlyersFailure>>;
}
