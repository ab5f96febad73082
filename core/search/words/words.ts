import { plainLetters } from '#core/shared/accents.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { stem } from './stemmer.ts';

/** A word or number as typed. With a digit it is part of a code or a measure, which is never stemmed nor dropped. */
export interface Token {
  /** Lower case, as typed. */
  readonly word: string;
  /** Lower case, without accents. */
  readonly plain: string;
  readonly stem: string;
  readonly hasDigit: boolean;
  /** Whether the typed word may be the start of a longer one. */
  readonly unfinished: boolean;
  /** The places of the word in the typed text, counted in words: several where it stands for all of them. */
  readonly places: readonly number[];
  /** A small word that was typed alone: it may not be the start of another word. */
  readonly isSmall?: boolean;
  /** A synonym's meaning, not typed. */
  readonly isMeant?: boolean;
  /** Counts only as a whole: a number that names a vehicle begins no code. */
  readonly isWhole?: boolean;
  /** Counts only where it says what the part is: a word of engines, 'turbo', that may be a part. */
  readonly isName?: boolean;
  /** Counts only as a maker's name, or in that of the part: 'corven' makes motorcycles and shock absorbers. */
  readonly isMaker?: boolean;
}

const STOP_WORDS = new Set(
  'a al ante con de del desde e el en entre la las lo los o para por sin sobre su sus u un una unas uno unos y'.split(
    ' ',
  ),
);
/** Keeps a query cheap. */
export const MAX_TOKENS = 24;
/** A comma between digits belongs to the number. */
const GAPS = /[\s;:()"|]+|(?<!\d),|,(?!\d)/;
const LETTERS = /[\p{L}\p{N}]+/gu;
/** Characters beyond the basic plane, where the order of text is not the order of bytes. */
const ASTRAL = /[\ud800-\udfff]/g;
/** 'pick up' is one word however it is written: its 'up' is no Volkswagen. */
const PICK_UP = /\bpick[\s-]up\b/gi;
const DIGIT = /\p{N}/u;

export const hasDigit = (word: string): boolean => DIGIT.test(word);

/** The stem of a word as the vocabulary writes it (lower case, accents kept). */
export const stemOf = (word: string): string => (hasDigit(word) ? plainLetters(word) : stem(plainLetters(word)));

/**
 * The words of a catalogue text, lower case with their accents. What has a digit stands both whole without its
 * punctuation and in pieces: `6203-2RS` is 62032rs, 6203 and 2rs.
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

/** A word as it was typed, small words among them. */
export interface TypedWord {
  /** With its punctuation, in the case it was typed. */
  readonly written: string;
  /** Lower case, as the catalogue's words are written. */
  readonly word: string;
  readonly plain: string;
  /** Says nothing in a text ('de', 'la', 'uno'), yet may be a vehicle. */
  readonly isSmall: boolean;
}

/** The words of a typed text, in order. */
export function typedWords(typed: string): TypedWord[] {
  const words: TypedWord[] = [];
  const clean = oneSpelling(typed);
  for (const chunk of clean.split(GAPS)) {
    const lower = chunk.toLowerCase();
    const pieces = hasDigit(lower) ? [normaliseCode(lower).toLowerCase()] : (lower.match(LETTERS) ?? []);
    for (const word of pieces) {
      if (word === '') continue;
      const written = pieces.length === 1 ? chunk : word;
      words.push({ written, word, plain: plainLetters(word), isSmall: STOP_WORDS.has(word) });
      if (words.length === MAX_TOKENS * 2) return words;
    }
  }
  return words;
}

/** A token of one word; only a reader of the catalogue knows whether it is `unfinished`. */
export const tokenOf = (word: string, places: readonly number[], unfinished = false): Token => ({
  word,
  plain: plainLetters(word),
  stem: stemOf(word),
  hasDigit: hasDigit(word),
  unfinished,
  places,
});

/**
 * Where the words that tell something stand: small words go, unless nothing else was typed: then the last of them
 * stays. Those past the 24th are ignored.
 */
export function tellingPlaces(words: readonly TypedWord[]): readonly number[] {
  const telling = words.flatMap(({ isSmall }, place) => (isSmall ? [] : [place]));
  return (telling.length > 0 ? telling : words.length > 0 ? [words.length - 1] : []).slice(0, MAX_TOKENS);
}

const chunksOf = (text: string): string[] => oneSpelling(text).toLowerCase().split(GAPS);

const oneSpelling = (text: string): string => text.normalize('NFKC').replace(ASTRAL, ' ').replace(PICK_UP, 'pickup');

const pieceOf = (piece: string): string => (hasDigit(piece) ? normaliseCode(piece).toLowerCase() : piece);
