import { type Money, money } from '#core/shared/money.ts';

/** numeric columns arrive as text, exact. */
export const fromColumn = (value: string): Money => money(value);
export const fromNullableColumn = (value: string | null): Money | null => (value === null ? null : money(value));
/** Amounts are stored with two decimals. */
export const toColumn = (amount: Money): string => amount.toFixed(2);
