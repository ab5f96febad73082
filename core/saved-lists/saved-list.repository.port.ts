import type { KeyReused, KnownRequest } from '#core/shared/idempotency.ts';
import type { CustomerId, SavedListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SavedLine, SavedList, SavedListSummary } from './saved-list.ts';

/**
 * The saved lists of the companies; another company's list counts as missing. Each write tells the live connection, in
 * the same transaction.
 */
export interface SavedListRepository {
  /** By name. */
  all(customerId: CustomerId): Promise<readonly SavedListSummary[]>;
  read(customerId: CustomerId, id: SavedListId): Promise<SavedList | null>;
  /** The list that was saved under the key; null for none. */
  knownKey(customerId: CustomerId, idempotencyKey: string): Promise<KnownRequest<MadeList> | null>;
  /** A key that is there already answers its list. */
  add(customerId: CustomerId, list: ListToAdd, by: string): Promise<Result<SavedListSummary, AddFailure>>;
  /** Whether the list is still the one that was seen. */
  check(customerId: CustomerId, which: SeenList): Promise<Result<void, Moved>>;
  /** Changes the name or the lines of a list that is still as it was seen. */
  change(
    customerId: CustomerId,
    which: SeenList,
    change: ListChange,
    by: string,
  ): Promise<Result<SavedListSummary, NameTaken | Moved>>;
  remove(customerId: CustomerId, which: SeenList, by: string): Promise<Result<void, Moved>>;
}

export interface ListToAdd {
  readonly name: string;
  readonly lines: readonly SavedLine[];
  /** How many of the lines that were asked for are not among them. */
  readonly leftOut: number;
  readonly idempotencyKey: string;
  /** Hash of the list: the same key with another is refused. */
  readonly payloadHash: string;
}

/** A list as it is now, and how many lines it left out when it was made. */
export interface MadeList {
  readonly list: SavedListSummary;
  readonly leftOut: number;
}

/** A list and the version of it that was on the screen. */
export interface SeenList {
  readonly id: SavedListId;
  readonly version: number;
}

export interface ListChange {
  readonly name?: string;
  readonly lines?: readonly SavedLine[];
}

export type AddFailure = NameTaken | KeyReused | { readonly code: 'too-many-lists'; readonly most: number };
export type NameTaken = { readonly code: 'list-name-taken' };
export type Moved = { readonly code: 'list-not-found' } | { readonly code: 'list-moved'; readonly by: string };
