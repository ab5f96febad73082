import type { Token, TypedWord } from './words.ts';

/** What a word may say beside a vehicle. */
export interface EngineOrYear {
  /** A word of an engine, as those are compared: '16' of '1.6', '16v'. */
  readonly engine?: string;
  /** Four digits that are a year. */
  readonly year?: number;
  /** The year that two digits may be: 1998 of '98'. */
  readonly shortYear?: number;
}

const DISPLACEMENT = /^(\d)[.,](\d)(?:l|lt|lts)?$/i;
const VALVES = /^\d{1,2}v$/i;
const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const SHORT_YEAR = /^'?(\d\d)$/;
const plain: EngineOrYear = {};

export const isYear = (word: string): boolean => YEAR.test(word);

export function engineOrYearOf({ places, isMeant, hasDigit }: Token, words: readonly TypedWord[]): EngineOrYear {
  if (!hasDigit || isMeant) return plain;
  const written = words[places[0] ?? 0]?.written ?? '';
  const litres = DISPLACEMENT.exec(written);
  if (litres) return { engine: `${litres[1]}${litres[2]}` };
  if (VALVES.test(written)) return { engine: written.toLowerCase() };
  if (YEAR.test(written)) return { year: Number(written) };
  const short = SHORT_YEAR.exec(written)?.[1];
  return short === undefined ? plain : { shortYear: Number(short) + (Number(short) >= 50 ? 1900 : 2000) };
}
