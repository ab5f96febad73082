import { InvalidArgumentError } from 'commander';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { writtenDay } from '#core/sheets/written-day.ts';
import { readYes } from '#core/sheets/yes-no.ts';
import { machineClock } from './machine-clock.ts';

/** A day as people write it, as YYYY-MM-DD. The second parameter is Commander's. */
export const readDay = (text: string, _before?: unknown, clock = machineClock): string => {
  const day = writtenDay(text, dateInBuenosAires(clock.now()));
  if (day === null) throw new InvalidArgumentError('Va un día, como 2026-11-30, 30/11/2026, hoy o ayer');
  return day;
};

/** What an option may say to take a value away. Commander knows no null: `orNull` is what is meant. */
export type OrNone<Value> = Value | '';
export const orNull = <Value>(value: OrNone<Value>): Value | null => (value === '' ? null : value);

/** A day, or nothing. */
export const readDayOrNone = (text: string): OrNone<string> => (text.trim() === '' ? '' : readDay(text));

/** A number as people write it: 1234,5 and 1.234,50. */
export const readNumber = (text: string): number => {
  const read = parseNumber(text, 'auto');
  if (read === undefined) throw new InvalidArgumentError('Va un número, como 1234,50');
  return Number(read);
};

/** A number, or nothing. */
export const readNumberOrNone = (text: string): OrNone<number> => (text.trim() === '' ? '' : readNumber(text));

/** 'sí' and 'no', and what else people write for them. */
export const readYesOrNo = (text: string): boolean => {
  const isYes = readYes(text, { yes: 'sí', no: 'no' });
  if (isYes === null) throw new InvalidArgumentError('Va sí o no');
  return isYes;
};

/** What options say of fields, without those of which nothing was said; of these an empty one takes the value away. */
export const presentFields = (
  plain: Readonly<Record<string, unknown>>,
  takenAway: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const emptied = Object.entries(takenAway).map(([name, value]) => [name, orNull(value)] as const);
  return Object.fromEntries([...Object.entries(plain), ...emptied].filter(([, value]) => value !== undefined));
};
