import { readYearRange, type YearRange } from './year-range.ts';

/**
 * The model years of a part (docs/rules/imports.md 8): ranges from the first to the last, none of which touches
 * another. One without ends is all years; there is always one.
 */
export type YearRanges = readonly YearRange[];

const startOf = ({ from = Number.NEGATIVE_INFINITY }: YearRange): number => from;
const endOf = ({ to = Number.POSITIVE_INFINITY }: YearRange): number => to;

const rangeOf = (from: number, to: number): YearRange => ({
  ...(from === Number.NEGATIVE_INFINITY ? {} : { from }),
  ...(to === Number.POSITIVE_INFINITY ? {} : { to }),
});

/** Joins years into as few ranges as possible: 98-04 and 05-08 are 98-08. */
export const unionOfYears = (ranges: readonly YearRange[]): YearRanges => {
  const union: YearRange[] = [];
  for (const range of [...ranges].sort((a, b) => startOf(a) - startOf(b) || 0)) {
    const last = union.at(-1);
    if (last === undefined || startOf(range) > endOf(last) + 1) union.push(range);
    else union[union.length - 1] = rangeOf(startOf(last), Math.max(endOf(last), endOf(range)));
  }
  return union;
};

const writtenRange = ({ from, to }: YearRange): string => {
  if (from === undefined) return to === undefined ? '' : `hasta ${to}`;
  if (to === undefined) return `${from} en adelante`;
  return from === to ? String(from) : `${from}-${to}`;
};

const isOneYear = ({ from, to }: YearRange): boolean => from !== undefined && from === to;

/**
 * As one cell of a sheet says them: '1998-2004 / 2008 en adelante', and '1998, 2002', which with a bar would be a
 * range; empty for all years.
 */
export const writtenYears = (years: YearRanges): string =>
  years.map(writtenRange).join(years.length === 2 && years.every(isOneYear) ? ', ' : ' / ');

const betweenRanges = /\s*[;,]\s*|\s\/\s|\sy\s/i;
/** '98-04/08-12': a bar between two that each are a range. */
const betweenClosed = /(?<=[-–—>]\s?'?\d+)\/(?='?\d+\s?[-–—>])/;

/**
 * The years of one cell: a range as `readYearRange` has it, or several with a bar, a comma, a semicolon or 'y' between
 * them. As they are written, also the wrong way round; undefined where one of them is none.
 */
export const readYearRanges = (text: string): readonly YearRange[] | undefined => {
  const single = readYearRange(text);
  if (single !== undefined) return [single];
  const parts = text
    .trim()
    .split(betweenRanges)
    .flatMap((part) => part.split(betweenClosed));
  const ranges = parts.map(readYearRange);
  // In a list of several ranges each has to name a year: 'todos' among them is a mistake.
  return parts.length > 1 && ranges.every(isRead) ? ranges : undefined;
};

const isRead = (range: YearRange | undefined): range is YearRange =>
  range !== undefined && (range.from !== undefined || range.to !== undefined);
