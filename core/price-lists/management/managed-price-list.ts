import type { PercentageSource } from '#core/pricing/price-source.ts';
import type { CustomerId, PriceListId } from '#core/shared/ids.ts';
import { isSameSource, type PriceChange } from './price-change.ts';

/** A price list as management sees it. */
export interface ManagedPriceList {
  readonly id: PriceListId;
  readonly name: string;
  /** How many buy by it. */
  readonly customers: number;
  /** How many articles have a price in it. */
  readonly prices: number;
  /** The one that staff see and catalogues are imported into (docs/rules/price-list-management.md 2). */
  readonly isFirst: boolean;
  readonly isWithdrawn: boolean;
  /** Those that wait or failed, and the last one that was done; the earliest first. */
  readonly changes: readonly PriceChange[];
}

/** The tag stands for the name, the only thing of a list that is edited. */
export interface SeenPriceList extends ManagedPriceList {
  readonly tag: string;
}

/**
 * Whether a list that is there is the one that a request asks for: in use, and with prices of the same source, there or
 * just being made, or none.
 */
export const isMadeFrom = (
  { isWithdrawn, prices, changes }: Pick<ManagedPriceList, 'isWithdrawn' | 'prices' | 'changes'>,
  copied: PercentageSource | null,
  /** Epoch milliseconds: what waits for a later moment made nothing. */
  now: number,
): boolean =>
  !isWithdrawn &&
  (copied === null
    ? prices === 0
    : changes.some(
        ({ source, state, at }) => state !== 'failed' && Date.parse(at) <= now && isSameSource(source, copied),
      ));

/** Customers one by one, or all that buy by a list. */
export type Assigned = { readonly customerIds: readonly CustomerId[] } | { readonly fromListId: PriceListId };

export const maxAssigned = 1000;

export const maxListName = 60;

export type ListNameFlaw =
  | { readonly code: 'price-list-name-missing' }
  | { readonly code: 'price-list-name-too-long'; readonly max: number };

/** What is wrong with a name that was tidied; whether another list has it only the database knows. */
export const listNameFlaw = (name: string): ListNameFlaw | null => {
  if (!/[\p{L}\p{N}]/u.test(name)) return { code: 'price-list-name-missing' };
  return name.length > maxListName ? { code: 'price-list-name-too-long', max: maxListName } : null;
};
