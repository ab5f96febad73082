import { normaliseCode } from '#core/catalogue/code.ts';
import { stem } from './stemmer.ts';

/** One thing typed. With a digit it is part of a code or a measure, which is never stemmed nor dropped. */
export interface Token {
  /** Lower case, as typed. */
  readonly word: string;
  /** Lower case, without accents. */
  readonly plain: string;
  readonly stem: string;
  readonly hasDigit: boolean;
  /** The last word typed may be the start of a longer one. */
  readonly unfinished: boolean;
}

const STOP_WORDS = new Set(
  'a al ante con de del desde e el en entre la las lo los o para por sin sobre su sus u un una unas uno unos y'.split(
    ' ',
  ),
);
/** Keeps ranks within a byte (rank.ts) and a query cheap. */
const LONGEST_QUERY = 24;
/** A comma between digits belongs to the number. */
const GAPS = /[\s;:()"|]+|(?<!\d),|,(?!\d)/;
const LETTERS = /[\p{L}\p{N}]+/gu;
/** What lies outside the basic plane, where the order of text is not the order of bytes. */
const ASTRAL = /[\ud800-\udfff]/g;
const DIGIT = /\p{N}/u;
const ASCII = /^[\0-\x7f]*$/;

/** Without accents: ñ counts as n. */
export const withoutAccents = (word: string): string =>
  ASCII.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');

export const hasDigit = (word: string): boolean => DIGIT.test(word);

/** The stem of a word as the vocabulary writes it (lower case, accents kept). */
export const stemOf = (word: string): string => (hasDigit(word) ? withoutAccents(word) : stem(withoutAccents(word)));

/**
 * The words of a catalogue text, lower case with their accents. What has a digit stands both whole without its punctuation
 * and in pieces: `6203-2RS` is 62032rs, 6203 and 2rs.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of chunksOf(text)) {
    const pieces = chunk.match(LETTERS) ?? [];
    if (hasDigit(chunk)) {
      const whole = normaliseCode(chunk).toLowerCase();
      if (whole !== '') words.push(whole);
      if (pieces.length > 1) words.push(...pieces.map(pieceOf));
    } else words.push(...pieces.filter((piece) => !STOP_WORDS.has(piece)));
  }
  return words;
}

/** What a person typed, in order. Small words go, unless nothing else was typed: then the last of them stays. Words past the 24th are ignored. */
export function tokensOf(typed: string): Token[] {
  const words = chunksOf(typed)
    .flatMap((chunk) => (hasDigit(chunk) ? [normaliseCode(chunk).toLowerCase()] : (chunk.match(LETTERS) ?? [])))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const kept = (telling.length > 0 ? telling : words.slice(-1)).slice(0, LONGEST_QUERY);
  return kept.map((word, at) => ({
    word,
    plain: withoutAccents(word),
    stem: stemOf(word),
    hasDigit: hasDigit(word),
    unfinished: at === kept.length - 1,
  }));
}

const chunksOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().replace(ASTRAL, ' ').split(GAPS);

const pieceOf = (piece: string): string => (hasDigit(piece) ? normaliseCode(piece).toLowerCase() : piece);
