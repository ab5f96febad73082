import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { Result } from '#core/shared/result.ts';
import type { MergeRefusal, NameDetails, NameId, NameKind, StoredName } from './catalogue-name.ts';
import type { MergeTurns } from './merge-turns.ts';

export interface NameFilter {
  /** Words that the name, or what it is under, has to have. */
  readonly text: string;
  /** Only names under that parent; '' for all. */
  readonly parentId: string;
  /** Only names without a parent. */
  readonly isTop: boolean;
}

export interface StoredNamePage {
  readonly names: readonly StoredName[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
}

export type PageKeyUnreadable = { readonly code: 'page-key-unreadable' };

/** Refusals that only the stored names can tell. */
export type NameClash =
  | { readonly code: 'name-taken'; readonly id: NameId; readonly name: string }
  | { readonly code: 'name-is-alias'; readonly id: NameId; readonly name: string }
  | { readonly code: 'name-parent-unknown' };

export const nameUses = [
  'products',
  'subfamilies',
  'models',
  'vehicleBrands',
  'versions',
  'offers',
  'discounts',
  'surcharges',
  'news',
  'claims',
  'warranties',
] as const;
export type NameUse = (typeof nameUses)[number];
/** Of these a customer has one for each name: those that it has by both names are not all taken along by a merge. */
export const termUses = ['discounts', 'surcharges'] as const satisfies readonly NameUse[];
export type TermUse = (typeof termUses)[number];
/** How many of each use it; what is not named does not. */
export type NameUses = Readonly<Partial<Record<NameUse, number>>>;

/** What a merge of one name into another would change. */
export interface MergePlan {
  /** How many products are called otherwise, and how many of everything else passes to the other. */
  readonly uses: NameUses;
  /** Customers that have one by the other already, which stays; theirs by this one is gone. */
  readonly termsLost: Readonly<Record<TermUse, number>>;
  /** Offers by value or quantity that count for the same articles from then on, and did not before. */
  readonly offersTogether: number;
  /** Codes that both have: the first ones, and how many there are. */
  readonly clashes: readonly string[];
  readonly clashCount: number;
  /**
   * Where one of the two names is switched off, alone or in a pair of brand and family: which products appear or
   * disappear.
   */
  readonly turns: MergeTurns;
}

export type MergeClash = {
  readonly code: 'merge-clash';
  readonly codes: readonly string[];
  readonly count: number;
};

export type NameNotFound = { readonly code: 'name-not-found' };

/**
 * Why a change was not decided: there is none, or somebody else changed it since it was seen (`by` is empty where
 * nobody is known).
 */
export type NameNotAsSeen = NameNotFound | { readonly code: 'name-moved'; readonly by: string };

export type NameInUse = { readonly code: 'name-in-use'; readonly uses: NameUses };

/**
 * Names of the catalogue as staff settle them. Each write is a generation of the catalogue of its own
 * (docs/decisions/0003-catalogue-generations.md), which search and filters follow, and leaves its entry in the audit
 * trail in its transaction; a merge leaves one for each customer too that has something of its own by that name.
 */
export interface CatalogueNameRepository {
  /** In the order of the names, a subfamily after its family. */
  page(kind: NameKind, filter: NameFilter, after: string | null): Promise<Result<StoredNamePage, PageKeyUnreadable>>;
  find(kind: NameKind, id: NameId): Promise<StoredName | null>;
  uses(kind: NameKind, id: NameId): Promise<NameUses>;
  /** Why a name cannot be called so, or stand there, at this moment; `own` is its id, null for a new one. */
  clash(kind: NameKind, own: NameId | null, details: NameDetails): Promise<NameClash | null>;
  mergePlan(kind: NameKind, source: NameId, target: NameId): Promise<MergePlan>;
  add(kind: NameKind, details: NameDetails, author: Author): Promise<Result<NameId, NameClash | CatalogueBusy>>;
  /**
   * `decide` gets what is stored, which cannot change until this ends; null where there is none. The former name is an
   * alias afterwards. Answers the id, since an engine's id is its name.
   */
  change(
    kind: NameKind,
    id: NameId,
    author: Author,
    decide: (held: StoredName | null) => Result<NameDetails, NameNotAsSeen>,
  ): Promise<Result<NameId, NameNotAsSeen | NameClash | CatalogueBusy>>;
  /** Everything that is `source` is `target` afterwards, and lists that say the former name mean the latter. */
  merge(
    kind: NameKind,
    source: NameId,
    target: NameId,
    author: Author,
    decide: (source: StoredName | null, target: StoredName | null) => Result<void, NameNotFound | MergeRefusal>,
  ): Promise<Result<void, NameNotFound | MergeRefusal | MergeClash | CatalogueBusy>>;
  remove(
    kind: NameKind,
    id: NameId,
    author: Author,
    decide: (held: StoredName | null, uses: NameUses) => Result<void, NameNotFound | NameInUse>,
  ): Promise<Result<void, NameNotFound | NameInUse | CatalogueBusy>>;
  /** Lists that say that name mean a name of their own again. False where it is no alias of it. */
  forgetAlias(kind: NameKind, id: NameId, aliasId: string, author: Author): Promise<Result<boolean, CatalogueBusy>>;
  /** Who changed it last; empty where nobody is known. */
  lastAuthor(kind: NameKind, id: NameId): Promise<string>;
}
