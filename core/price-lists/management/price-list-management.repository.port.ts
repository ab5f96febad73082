import type { Author } from '#core/audit/author.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import type { KeyReused } from '#core/shared/idempotency.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetTargetFailure } from '#core/sheets/sheet-target.ts';
import type { ComparedPrice } from './compared-price.ts';
import type { Assigned, ListNameTaken, ManagedPriceList, WithdrawalRefusal } from './managed-price-list.ts';
import type { PriceChange } from './price-change.ts';

/** The list is gone or was withdrawn (or one that prices come from was); what waits for it is too much, or gone. */
export type StoredListRefusal = Extract<
  SheetTargetFailure,
  {
    readonly code: 'price-list-not-found' | 'price-list-withdrawn' | 'too-many-price-changes' | 'price-change-gone';
  }
>;

/** Refusals that only the stored lists can tell. */
export type PriceListClash =
  | StoredListRefusal
  /** A customer of those that are to buy by a list does not exist. */
  | { readonly code: 'customer-not-found' }
  | ListNameTaken
  | WithdrawalRefusal
  /** The list rose within the last day, or an equal rise waits for that moment; `percentage` as '7' or '-2.5'. */
  | {
      readonly code: 'price-list-risen';
      readonly at: string;
      readonly percentage: string;
      readonly by: string;
      readonly isWaiting: boolean;
    };

/** The key of a request, and the hash of what it asks for. */
export interface RequestedOnce {
  readonly key: string;
  readonly payloadHash: string;
}

type Written<Value> = Promise<Result<Value, PriceListClash>>;

/**
 * Price lists as management settles them. Each write leaves its entry in the audit trail and tells the live connection
 * in its transaction.
 */
export interface PriceListManagementRepository {
  /** The first one first, then by name; those that were withdrawn last. */
  lists(): Promise<readonly ManagedPriceList[]>;
  add(name: string, copied: PercentageSource | null, now: string, author: Author): Written<PriceListId>;
  /** `isSeen` gets the list's name now; where it answers false nothing is done, and that name is answered. */
  rename(
    id: PriceListId,
    name: string,
    isSeen: (held: string) => boolean,
    author: Author,
  ): Written<{ readonly movedTo: string } | null>;
  assign(id: PriceListId, whose: Assigned, author: Author): Written<number>;
  setWithdrawn(id: PriceListId, isWithdrawn: boolean, author: Author): Written<void>;
  /**
   * Settled once by its key, until it fails or is cancelled: asked for again, it is the change that is there.
   * `isAgain`: the caller knows of an earlier rise.
   */
  addChange(
    id: PriceListId,
    change: { readonly at: string; readonly source: PercentageSource; readonly isAgain: boolean } & RequestedOnce,
    author: Author,
  ): Promise<Result<PriceChangeId, PriceListClash | KeyReused>>;
  cancelChange(id: PriceListId, changeId: PriceChangeId, author: Author): Written<void>;
  /** When the next change is to be made; null where none waits. */
  nextMoment(): Promise<string | null>;
  /** Changes whose moment has come, in the order in which they are made. */
  due(now: string): Promise<readonly PriceChange[]>;
  failed(id: PriceChangeId): Promise<void>;
  /** Every article that either list has a price for, some at a time, after that key. */
  compared(oneId: PriceListId, otherId: PriceListId, after: number): AsyncIterable<readonly KeyedComparedPrice[]>;
}

export interface KeyedComparedPrice extends ComparedPrice {
  readonly key: number;
}

/** How many changes of a list may wait at a time. */
export const maxWaitingChanges = 20;
