import type { Token, TypedWord } from '../words/words.ts';

/** The meaning of a word beside a vehicle. */
export interface EngineOrYear {
  /** A word of an engine, as those are compared: '16' of '1.6', '16v'. */
  readonly engine?: string;
  /** Four digits that are a year, or the first of two years: '2008-2013'. */
  readonly year?: number;
  /** The year that two digits may be: 1998 of '98', 2008 of '08-13'; null where they are none. */
  readonly shortYear?: number | null;
}

const CLEARANCE = /^c[2-5]$/;
const SEAL = /^(?:2?rs[a-z]?\d?|2?z{1,2}|ddu|llu|vv)$/;
const BEARING = /^6\d{3,4}(?:2?rs[a-z]?\d?|2?z{1,2})?$/;

/** 'c3' beside '2rs' or a sealed bearing's code is how much play it has, no Citroën. */
export const isClearance = ({ plain }: Token, tokens: readonly Token[]): boolean =>
  CLEARANCE.test(plain) && tokens.some(({ plain: other }) => SEAL.test(other) || BEARING.test(other));

const DISPLACEMENT = /^(\d)[.,](\d)(?:l|lt|lts)?$/i;
const VALVES = /^\d{1,2}v$/i;
const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const YEARS = /^(\d{4})[-/](\d{4})$/;
const SHORT_YEAR = /^'?(\d\d)(?:[-/]'?(\d\d))?$/;
/** Two digits from here to OLDEST_SHORT are no year that anyone asks for. */
const NEWEST_SHORT = 30;
const OLDEST_SHORT = 50;
const plain: EngineOrYear = {};

export const isYear = (word: string): boolean => YEAR.test(word);

export function engineOrYearOf({ places, isMeant, hasDigit }: Token, words: readonly TypedWord[]): EngineOrYear {
  if (!hasDigit || isMeant) return plain;
  const written = words[places[0] ?? 0]?.written ?? '';
  const litres = DISPLACEMENT.exec(written);
  if (litres) return { engine: `${litres[1]}${litres[2]}` };
  if (VALVES.test(written)) return { engine: written.toLowerCase() };
  if (YEAR.test(written)) return { year: Number(written) };
  const [, first = '', last = ''] = YEARS.exec(written) ?? [];
  if (YEAR.test(first) && YEAR.test(last) && first <= last) return { year: Number(first) };
  const [, short, end = short] = SHORT_YEAR.exec(written) ?? [];
  if (short === undefined || end === undefined) return plain;
  const [from, to] = [shortYearOf(short), shortYearOf(end)];
  return { shortYear: from === null || to === null || from > to ? null : from };
}

const shortYearOf = (digits: string): number | null => {
  const year = Number(digits);
  if (year >= OLDEST_SHORT) return 1900 + year;
  return year <= NEWEST_SHORT ? 2000 + year : null;
};
