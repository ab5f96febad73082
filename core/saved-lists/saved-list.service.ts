import type { Caller } from '#core/access/caller.ts';
import type { SavedListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Moved, NameTaken, SeenList } from './saved-list.repository.port.ts';
import type { LineToSave, SavedList, SavedListSummary } from './saved-list.ts';

/** Lists of what a company orders time and again: the capability behind `api/SavedLists`. */
export interface SavedListService {
  /** By name. */
  all(caller: Caller): Promise<Result<readonly SavedListSummary[], SavedListFailure>>;
  read(caller: Caller, id: SavedListId): Promise<Result<SavedList, SavedListFailure>>;
  /**
   * Keeps lines, or what the cart holds (its combos apart), under a new name, with what each costs today. One key keeps
   * one list.
   */
  create(caller: Caller, list: NewList, idempotencyKey: string): Promise<Result<KeptList, SavedListFailure>>;
  /** A new name, or other lines in place of all; refused where somebody else changed the list since it was seen. */
  change(
    caller: Caller,
    which: SeenList,
    change: { readonly name?: string; readonly lines?: readonly LineToSave[] },
  ): Promise<Result<KeptList, SavedListFailure>>;
  remove(caller: Caller, which: SeenList): Promise<Result<void, SavedListFailure>>;
}

/** A list as it was kept. */
export interface KeptList extends SavedListSummary {
  /** How many of the lines were not: the catalogue has their rows no more. */
  readonly leftOut: number;
}

export interface NewList {
  readonly name: string;
  readonly lines: readonly LineToSave[] | 'cart';
}

export type SavedListFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'list-name-invalid'; readonly most: number }
  | { readonly code: 'list-empty' }
  | { readonly code: 'list-too-long'; readonly most: number }
  | { readonly code: 'too-many-lists'; readonly most: number }
  /** The key was used for another list. */
  | { readonly code: 'key-reused' }
  | NameTaken
  | Moved;
