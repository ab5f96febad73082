import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { Money } from '#core/shared/money.ts';
import { printable } from '../style.ts';

export type Amount = readonly [name: string, amount: Money];

/** Amounts under one another, flush right on the screen. */
export const amounts = (rows: readonly Amount[], screenColumns: number | null): readonly string[] => {
  const texts = rows.map(([name, amount]) => [printable(name), formatSigned(amount)] as const);
  const width = Math.max(...texts.map(([, amount]) => amount.length));
  const nameWidth = Math.min(
    Math.max(...texts.map(([name]) => name.length)),
    (screenColumns ?? Number.POSITIVE_INFINITY) - width - 2,
  );
  return texts.map(([name, amount]) => `${name.slice(0, nameWidth).padEnd(nameWidth)}  ${amount.padStart(width)}`);
};

const formatSigned = (amount: Money): string =>
  amount.isNegative() && !amount.isZero() ? `−${formatAmount(amount.abs())}` : formatAmount(amount);
