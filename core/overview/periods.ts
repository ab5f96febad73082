import { dayAfter } from '#core/shared/buenos-aires.ts';
import { type Money, sum, zero } from '#core/shared/money.ts';
import type { DayOfOrders } from './overview.ts';

/** Days, both included, as YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A span and the one before it that is as long. */
export interface Period {
  readonly name: 'today' | 'week' | 'month';
  readonly now: Span;
  readonly before: Span;
}

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * What today, this week and this month are held against (docs/rules/overview.md 2): the same day a week ago, last week
 * up to the same day, last month up to the same date.
 */
export const periodsOf = (today: string): readonly Period[] => {
  const monday = dayAfter(today, -weekdayOf(today));
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = dayAfter(first, -1);
  const firstBefore = `${lastOfBefore.slice(0, 8)}01`;
  const sameDate = dayAfter(firstBefore, Number(today.slice(8)) - 1);
  return [
    { name: 'today', now: { from: today, to: today }, before: { from: dayAfter(today, -7), to: dayAfter(today, -7) } },
    { name: 'week', now: { from: monday, to: today }, before: { from: dayAfter(monday, -7), to: dayAfter(today, -7) } },
    {
      name: 'month',
      now: { from: first, to: today },
      before: { from: firstBefore, to: sameDate < lastOfBefore ? sameDate : lastOfBefore },
    },
  ];
};

/** The first day that some period, or the chart, needs. */
export const firstDayOf = (today: string): string =>
  [dayAfter(today, 1 - 2 * chartDays), ...periodsOf(today).map(({ before }) => before.from)].reduce((one, other) =>
    one < other ? one : other,
  );

export interface Sold {
  readonly count: number;
  readonly total: Money;
}

export const soldIn = (days: readonly DayOfOrders[], { from, to }: Span): Sold => {
  const within = days.filter(({ day }) => day >= from && day <= to);
  return {
    count: within.reduce((orders, { count }) => orders + count, 0),
    total: sum(within.map(({ total }) => total)),
  };
};

/** A day, and the one that stands as far before it as the chart is long. */
export interface ComparedDay {
  readonly day: string;
  readonly sold: Sold;
  readonly dayBefore: string;
  readonly soldBefore: Sold;
}

/** How many days are drawn, and as many before them for comparison. */
export const chartDays = 30;

/**
 * Each of the last days, those without orders too, against the same place in the days before them; the oldest first
 * (docs/rules/overview.md 2).
 */
export const comparedDays = (days: readonly DayOfOrders[], today: string): readonly ComparedDay[] => {
  const on = (day: string): Sold => soldIn(days, { from: day, to: day });
  return Array.from({ length: chartDays }, (_none, place) => {
    const day = dayAfter(today, place + 1 - chartDays);
    const dayBefore = dayAfter(day, -chartDays);
    return { day, sold: on(day), dayBefore, soldBefore: on(dayBefore) };
  });
};

/** The most orders of one day, and the most pesos of one, among all that are compared; zero where nothing was sold. */
export const mostSold = (days: readonly ComparedDay[]): Sold =>
  days
    .flatMap(({ sold, soldBefore }) => [sold, soldBefore])
    .reduce(
      (most, { count, total }) => ({
        count: Math.max(most.count, count),
        total: total.gt(most.total) ? total : most.total,
      }),
      { count: 0, total: zero },
    );

/** How high a day is drawn, from 0 to 1, where the most is 1: its orders and its pesos. Of nothing all is nothing. */
export const shareOfMost = (
  { count, total }: Sold,
  most: Sold,
): { readonly count: number; readonly total: number } => ({
  count: most.count === 0 ? 0 : count / most.count,
  total: most.total.isZero() ? 0 : total.dividedBy(most.total).toNumber(),
});
