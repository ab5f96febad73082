import type { Money } from '#core/shared/money.ts';

const dayMs = 86_400_000;

/** Whole days from one date to another, both YYYY-MM-DD; what lies ahead is no age. */
export const ageInDays = (date: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(date)) / dayMs));

/** Something is owed, and its day has passed: on the day of its expiration it still is in time. */
export const isExpired = (document: { readonly expiration: string; readonly debt: Money }, today: string): boolean =>
  document.debt.gt(0) && document.expiration < today;

/**
 * Days after which a document stands out where the distributor has not settled it (docs/rules/current-account.md 2).
 */
export const defaultMaxDays = 60;

/** Rows are shown as expired once they are older than the current account's days (docs/rules/current-account.md 2). */
export const isPastMaxDays = (days: number, maxDays: number): boolean => days > maxDays;

/**
 * A row stands out once it is past the account's days and its day has passed with something owed
 * (docs/rules/current-account.md 2).
 */
export const isOverdue = (
  row: { readonly days: number; readonly expiration: string; readonly debt: Money },
  maxDays: number,
  today: string,
): boolean => isPastMaxDays(row.days, maxDays) && isExpired(row, today);
