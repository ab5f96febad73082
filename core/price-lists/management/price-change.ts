import { isSteepFrom } from '#core/imports/steep-change.ts';
import { changedPrice } from '#core/pricing/changed-price.ts';
import type { PercentageSource, PriceSource } from '#core/pricing/price-source.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import type { ComparedPrice } from './compared-price.ts';

export const priceChangeStates = ['reading', 'waiting', 'done', 'failed', 'undone'] as const;
/**
 * `reading`: its sheet is still being read, and it is no change of anybody's yet. `undone`: the list has the prices of
 * before again.
 */
export type PriceChangeState = (typeof priceChangeStates)[number];

/** Other prices of a list from an instant on: all at once, by themselves. */
export interface PriceChange {
  readonly id: PriceChangeId;
  readonly priceListId: PriceListId;
  /** When the prices become valid, ISO 8601. */
  readonly at: string;
  readonly source: PriceSource;
  readonly state: PriceChangeState;
  /** How many prices it changed; null until it is made. */
  readonly prices: number | null;
  /** How many prices the sheet has; null where the change is not of a sheet. */
  readonly said: number | null;
  /** How many of those were of articles that were gone at its moment; null until then. */
  readonly gone: number | null;
  /** Who asked for it. */
  readonly by: string;
}

export type ChangeFlaw =
  | { readonly code: 'percentage-out-of-range' }
  | { readonly code: 'percentage-changes-nothing' }
  | { readonly code: 'moment-unreadable' }
  | { readonly code: 'moment-past' }
  | { readonly code: 'moment-too-far' };

/** A cut of more than 90 % or a rise to more than elevenfold is taken for a mistake. */
const [minPercentage, maxPercentage] = [money(-90), money(1000)];
const dayMs = 24 * 60 * 60 * 1000;
/** Most days ahead that a change may be scheduled. */
export const maxDaysAhead = 366;

export const percentageFlaw = (percentage: Money): ChangeFlaw | null =>
  percentage.lt(minPercentage) || percentage.gt(maxPercentage) || !percentage.toDecimalPlaces(2).equals(percentage)
    ? { code: 'percentage-out-of-range' }
    : null;

/** A day and an hour with its zone: without one it would be another hour here than where it is read. */
const zoned = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** What is wrong with a moment (null: at once; else ISO 8601 with its zone) that prices are to change at. */
export const momentFlaw = (
  at: string | null,
  now: number,
): Extract<ChangeFlaw, { readonly code: `moment-${string}` }> | null => {
  if (at === null) return null;
  const instant = zoned.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(instant)) return { code: 'moment-unreadable' };
  if (instant <= now) return { code: 'moment-past' };
  return instant > now + maxDaysAhead * dayMs ? { code: 'moment-too-far' } : null;
};

/** The first thing that is wrong with other prices of a list. */
export const changeFlaw = (
  listId: PriceListId,
  source: PercentageSource,
  at: string | null,
  now: number,
): ChangeFlaw | null => {
  const isOwn = source.fromListId === listId && source.rounding === 'cents';
  if (isOwn && source.percentage.isZero()) return { code: 'percentage-changes-nothing' };
  return percentageFlaw(source.percentage) ?? momentFlaw(at, now);
};

/** Within this time, in milliseconds, an equal rise of a list counts as a request whose answer was lost. */
export const repeatedMs = 12 * 60 * 60 * 1000;

export const isSameSource = (one: PriceSource, other: PercentageSource): boolean =>
  one.kind === 'percentage' &&
  one.fromListId === other.fromListId &&
  one.percentage.equals(other.percentage) &&
  one.rounding === other.rounding;

/**
 * The change of a list that a request (at once for null) would repeat: one that waits for that moment, or at once the
 * last one, where it is not long ago; null for none.
 */
export const repeatedChange = (
  changes: readonly PriceChange[],
  at: string | null,
  source: PercentageSource,
  now: number,
): PriceChange | null =>
  changes.find((change) => {
    return isSameSource(change.source, source) && isRepeatedAt(change, at, now);
  }) ?? null;

/** Whether a change stands that a request for that moment (at once for null) would repeat. */
const isRepeatedAt = ({ state, at: made }: Pick<PriceChange, 'state' | 'at'>, at: string | null, now: number) => {
  if (state !== 'waiting' && state !== 'done') return false;
  const moment = Date.parse(made);
  if (at !== null) return state === 'waiting' && moment === Date.parse(at);
  return moment <= now && moment > now - repeatedMs;
};

/**
 * The change of a list by a sheet of that name which another one (at once for null) may be asked for again, because its
 * answer was lost: the last that is not long ago, or one that waits for that moment. Null for none.
 */
export const earlierSheet = (
  changes: readonly PriceChange[],
  at: string | null,
  fileName: string,
  now: number,
): PriceChange | null =>
  changes.findLast(
    ({ source, state, at: moment }) =>
      source.kind === 'sheet' && source.fileName === fileName && isRepeatedAt({ state, at: moment }, at, now),
  ) ?? null;

/**
 * How long after a rise another one of the list is asked about, in milliseconds: who asks may not know of the first.
 */
export const riseAgainMs = dayMs;

/** What counts twice where it is done twice: a change of a list's own prices by so many per cent. */
const isRise = (listId: PriceListId, source: PriceSource): source is PercentageSource =>
  source.kind === 'percentage' && source.fromListId === listId && !source.percentage.isZero();

/**
 * The rise of a list that another one at a moment (ISO 8601) would come on top of, unawares: the last that is made
 * within a day before it, or the same one that waits for that moment (docs/rules/price-list-management.md 9).
 */
export const earlierRise = (
  changes: readonly PriceChange[],
  listId: PriceListId,
  at: string,
  source: PercentageSource,
): PriceChange | null => {
  if (!isRise(listId, source)) return null;
  const moment = Date.parse(at);
  const isEarlier = (change: PriceChange): boolean => {
    const before = moment - Date.parse(change.at);
    if (before === 0 && change.state === 'waiting') return isSameSource(change.source, source);
    return (change.state === 'done' || change.state === 'waiting') && before >= 0 && before < riseAgainMs;
  };
  /** A change the other way corrects the first: it does not come on top of it. */
  const isSameWay = (other: PercentageSource) => other.percentage.isNegative() === source.percentage.isNegative();
  return changes.findLast((each) => isRise(listId, each.source) && isSameWay(each.source) && isEarlier(each)) ?? null;
};

/**
 * Whether a change takes a list's own prices to a half or less, or to twice as much or more: a slipped comma, as a
 * sheet is marked for (docs/rules/price-list-management.md 11).
 */
export const isSteepChange = (listId: PriceListId, source: PercentageSource): boolean =>
  isRise(listId, source) && isSteepFrom(money(100), money(100).plus(source.percentage));

/** What such a change does, with one of its prices; null where the list has none. */
export interface SteepChange {
  readonly code: 'price-change-steep';
  readonly prices: number;
  /** The code and the brand of an article, its price and what it becomes ('1234.56'). */
  readonly example: { readonly name: string; readonly from: string; readonly to: string };
}

/** What a steep change asks, for a list of so many prices and an article as the example; null where it asks nothing. */
export const steepChange = (
  listId: PriceListId,
  source: PercentageSource,
  prices: number,
  article: Pick<ComparedPrice, 'code' | 'brand' | 'one'> | null,
): SteepChange | null => {
  if (!isSteepChange(listId, source) || article === null || article.one === null) return null;
  const to = changedPrice(article.one, source.percentage, source.rounding);
  const name = `${article.code} ${article.brand}`;
  return { code: 'price-change-steep', prices, example: { name, from: article.one.toString(), to: to.toString() } };
};

/** What somebody who asks for a change knows of it: else it is refused, and asked for again. */
export interface KnownOfChange {
  /** Knows that the list rose within a day (`price-list-risen`). */
  readonly isAgain: boolean;
  /** Knows that its prices change steeply (`price-change-steep`). */
  readonly isSteep: boolean;
}

/** A percentage as people write it: '10,5', '-3'; null for any other text. */
export const readPercentage = (typed: string): Money | null => {
  const text = typed.replace(/%\s*$/, '').trim();
  const read = text === '' ? undefined : parseNumber(text, 'auto');
  return read === undefined ? null : money(read);
};
