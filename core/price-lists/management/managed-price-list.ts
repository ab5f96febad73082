import type { PercentageSource } from '#core/pricing/price-source.ts';
import { folded } from '#core/shared/folded.ts';
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
  /** Whether it is the list that staff see and catalogues are imported into (docs/rules/price-list-management.md 2). */
  readonly isFirst: boolean;
  readonly isWithdrawn: boolean;
  /** Changes that wait or failed, and the last one that was made; the earliest first. */
  readonly changes: readonly PriceChange[];
}

/** The tag stands for the name, the only thing of a list that is edited. */
export interface SeenPriceList extends ManagedPriceList {
  readonly tag: string;
}

/** The change that gives a list prices of a source, there or just being made; null where none does. */
export const changeFrom = (
  { changes }: Pick<ManagedPriceList, 'changes'>,
  copied: PercentageSource,
  /** Epoch milliseconds: what waits for a later moment made nothing. */
  now: number,
): PriceChange | null =>
  changes.find(
    ({ source, state, at }) =>
      state !== 'failed' && state !== 'undone' && Date.parse(at) <= now && isSameSource(source, copied),
  ) ?? null;

/**
 * Whether a list that is there is the one that a request asks for: in use, and with prices of the same source, there or
 * just being made, or none.
 */
export const isMadeFrom = (
  list: Pick<ManagedPriceList, 'isWithdrawn' | 'prices' | 'changes'>,
  copied: PercentageSource | null,
  /** Epoch milliseconds. */
  now: number,
): boolean => !list.isWithdrawn && (copied === null ? list.prices === 0 : changeFrom(list, copied, now) !== null);

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

/** Another list has that name. */
export interface ListNameTaken {
  readonly code: 'price-list-name-taken';
  readonly name: string;
  readonly isWithdrawn: boolean;
}

/** Refuses the name of another list, as imports compare names: they would take the two lists for one. */
export const nameTaken = <List extends Pick<ManagedPriceList, 'name' | 'isWithdrawn'>>(
  others: readonly List[],
  name: string,
): ListNameTaken | null => {
  const same = others.find((list) => folded(list.name) === folded(name));
  return same === undefined ? null : { code: 'price-list-name-taken', name: same.name, isWithdrawn: same.isWithdrawn };
};

export type WithdrawalRefusal =
  /** Staff see it, and catalogues are imported into it. */
  | { readonly code: 'first-price-list' }
  /** `names` are the first of them. */
  | { readonly code: 'price-list-has-customers'; readonly customers: number; readonly names: readonly string[] }
  | { readonly code: 'price-list-has-changes'; readonly changes: number };

/** How many customers of a list are named. */
export const shownUsers = 3;

/** Who and what uses a list. */
export interface ListUse {
  readonly isFirst: boolean;
  readonly customers: number;
  /** The first of those customers. */
  readonly names: readonly string[];
  /** Changes that wait for it, or that are to take its prices. */
  readonly changes: number;
}

/** Whether a change that waits is of that list, or takes its prices. */
export const isWaitingFor = ({ state, priceListId, source }: PriceChange, id: PriceListId): boolean =>
  (state === 'reading' || state === 'waiting') &&
  (priceListId === id || (source.kind === 'percentage' && source.fromListId === id));

/** What keeps a list in use (docs/rules/price-list-management.md 2, 3); null where nothing does. */
export const withdrawalRefusal = ({ isFirst, customers, names, changes }: ListUse): WithdrawalRefusal | null => {
  if (isFirst) return { code: 'first-price-list' };
  if (customers > 0) return { code: 'price-list-has-customers', customers, names };
  return changes > 0 ? { code: 'price-list-has-changes', changes } : null;
};
