import type { Token, TypedWord } from '../words/words.ts';

/**
 * Inner and outer diameter and width, in millimetres as the catalogue writes them; the width may be missing. An outer
 * one that was typed first means the same part.
 */
export type Measures = readonly string[];

/** The attributes that they are the values of (docs/rules/catalogue.md 5). */
export const measuredProperties = ['interior1', 'exterior1', 'altura1'] as const;

const NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const TOGETHER = /^\d{1,3}(?:[.,]\d{1,2})?(?:[x×*]\d{1,3}(?:[.,]\d{1,2})?){1,2}$/i;
const BY = /^[x×*]$/i;

/**
 * The measures among the words of a question, '25 52 15' or '25x52x15', and the other words. Two numbers alone are no
 * measures.
 */
export function measuresIn(
  tokens: readonly Token[],
  words: readonly TypedWord[],
): { readonly measures: Measures; readonly rest: readonly Token[] } | undefined {
  const writtenOf = ({ places, isMeant }: Token): string => (isMeant ? '' : (words[places[0] ?? 0]?.written ?? ''));
  const together = tokens.filter((token) => TOGETHER.test(writtenOf(token)));
  const [one] = together;
  if (one !== undefined) {
    if (together.length > 1) return undefined;
    return {
      measures: innerFirst(writtenOf(one).split(/[x×*]/i).map(plainNumber)),
      rest: tokens.filter((token) => token !== one),
    };
  }
  const numbers = tokens.filter((token) => NUMBER.test(writtenOf(token)));
  const rest = tokens.filter((token) => !numbers.includes(token) && !BY.test(writtenOf(token)));
  const isEnough = numbers.length === 3 || (numbers.length === 2 && rest.length > 0);
  return isEnough ? { measures: innerFirst(numbers.map(writtenOf).map(plainNumber)), rest } : undefined;
}

/** '25,0' is '25', as the catalogue writes it. */
const plainNumber = (number: string): string => String(Number(number.replace(',', '.')));

const innerFirst = ([first = '', second = '', ...width]: readonly string[]): Measures =>
  Number(first) > Number(second) ? [second, first, ...width] : [first, second, ...width];
