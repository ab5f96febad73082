import type { Caller } from '#core/access/caller.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionMoved, SectionTag } from '#core/shared/section.ts';
import type { FlyersFailure } from './flyer.service.ts';
import type { FlyerProduct, FlyerRefusal } from './flyer.ts';

export type FlyerManagementFailure = FlyersFailure | FlyerRefusal | SectionMoved;

/** The products of a flyer, with the tag of their list. */
export interface TiedProducts {
  readonly tag: SectionTag;
  readonly products: readonly FlyerProduct[];
}

/**
 * Tying flyers to their articles, for administrators: the capability behind `api/Management/Flyers`
 * (docs/rules/flyers.md 1).
 */
export interface FlyerManagementService {
  /** `name` is its picture's. */
  read(caller: Caller, name: string): Promise<Result<TiedProducts, FlyerManagementFailure>>;
  /** The whole list, in its order. `seen` is the tag of what was changed, null where nobody tells. */
  tie(
    caller: Caller,
    name: string,
    products: readonly ProductId[],
    seen: SectionTag | null,
  ): Promise<Result<TiedProducts, FlyerManagementFailure>>;
}
