import type { Caller } from '#core/access/caller.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  MergeClash,
  MergePlan,
  NameClash,
  NameFilter,
  NameInUse,
  NameNotAsSeen,
  PageKeyUnreadable,
} from './catalogue-name.repository.port.ts';
import type { MergeRefusal, NameDetails, NameFlaw, NameId, NameKind, StoredName } from './catalogue-name.ts';

export interface CatalogueName extends StoredName {
  /** How many products have it, as the search counts them. */
  readonly products: number;
  /** The tag for `If-Match`. */
  readonly tag: string;
}

export interface NamePage {
  readonly names: readonly CatalogueName[];
  readonly next: string | null;
}

/** Brands and families, for management: the capability behind `api/Management/CatalogueNames`. */
export interface CatalogueNameService {
  page(
    caller: Caller,
    kind: NameKind,
    filter: NameFilter,
    after: string | null,
  ): Promise<Result<NamePage, CatalogueNameFailure>>;
  one(caller: Caller, kind: NameKind, id: NameId): Promise<Result<CatalogueName, CatalogueNameFailure>>;
  create(caller: Caller, kind: NameKind, details: NameDetails): Promise<Result<CatalogueName, CatalogueNameFailure>>;
  /** `tag` is of the version that the caller saw; null writes without comparing versions. */
  change(
    caller: Caller,
    kind: NameKind,
    id: NameId,
    tag: string | null,
    details: NameDetails,
  ): Promise<Result<CatalogueName, CatalogueNameFailure>>;
  /** What merging would do, shown before it is confirmed. */
  mergePlan(
    caller: Caller,
    kind: NameKind,
    source: NameId,
    target: NameId,
  ): Promise<Result<MergePlan, CatalogueNameFailure>>;
  /** Answers the merged name. */
  merge(
    caller: Caller,
    kind: NameKind,
    source: NameId,
    target: NameId,
  ): Promise<Result<CatalogueName, CatalogueNameFailure>>;
  /** Whether it could be called so and stand there, as `create` and `change` would say it; nothing is changed. */
  check(
    caller: Caller,
    kind: NameKind,
    id: NameId | null,
    details: NameDetails,
  ): Promise<Result<void, CatalogueNameFailure>>;
  /** Whether it could be removed, as `remove` would say it; nothing is changed. */
  mayRemove(caller: Caller, kind: NameKind, id: NameId): Promise<Result<void, CatalogueNameFailure>>;
  /** Only a name that nothing uses. */
  remove(caller: Caller, kind: NameKind, id: NameId): Promise<Result<void, CatalogueNameFailure>>;
  forgetAlias(
    caller: Caller,
    kind: NameKind,
    id: NameId,
    aliasId: string,
  ): Promise<Result<CatalogueName, CatalogueNameFailure>>;
}

export type NameRefusal = NameFlaw | NameNotAsSeen | NameInUse | { readonly code: 'alias-not-found' };

export type CatalogueNameFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | PageKeyUnreadable
  | CatalogueBusy
  | NameClash
  | MergeClash
  | MergeRefusal
  | NameRefusal;
