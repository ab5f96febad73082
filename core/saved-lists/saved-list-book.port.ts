import type { CustomerId, SavedListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SavedLine, SavedList, SavedListSummary } from './saved-list.ts';

/** The saved lists of the companies; another company's list is none. */
export interface SavedListBook {
  /** By name. */
  all(customerId: CustomerId): Promise<readonly SavedListSummary[]>;
  read(customerId: CustomerId, id: SavedListId): Promise<SavedList | null>;
  add(
    customerId: CustomerId,
    list: { readonly name: string; readonly lines: readonly SavedLine[] },
    by: string,
  ): Promise<Result<SavedListSummary, AddFailure>>;
  /** Changes what is told of a list that is still as it was seen. */
  change(
    customerId: CustomerId,
    which: SeenList,
    change: ListChange,
    by: string,
  ): Promise<Result<SavedListSummary, NameTaken | Moved>>;
  remove(customerId: CustomerId, which: SeenList): Promise<Result<void, Moved>>;
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

export type AddFailure = NameTaken | { readonly code: 'too-many-lists'; readonly most: number };
export type NameTaken = { readonly code: 'list-name-taken' };
export type Moved = { readonly code: 'list-not-found' } | { readonly code: 'list-moved'; readonly by: string };
