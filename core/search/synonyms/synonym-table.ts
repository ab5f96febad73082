import { stemOf, type Token, tokenOf, typedWords } from '#core/search/words/words.ts';
import { plainLetters } from '#core/shared/accents.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Synonym } from './synonyms.ts';

/** Synonyms by the words typed: their stems in alphabetical order, since the order of words does not count. */
export interface SynonymTable {
  /** Each meaning as tokens that have no place yet. */
  readonly meanings: ReadonlyMap<string, readonly (readonly Token[])[]>;
  /** The stems of all words that are typed, so that a word of none is passed over. */
  readonly stems: ReadonlySet<string>;
  /** Synonyms of several words, by the first of their stems; the longest first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The stems of the words with which those of several begin: 'tren' of 'tren delantero'. */
  readonly heads: ReadonlySet<string>;
  /**
   * Typed synonyms of a single word, as they are compared, in order: a typed word that nothing has may be the beginning
   * of one, or a misspelt one.
   */
  readonly words: readonly string[];
}

/** What is typed stands first; more meanings than these of one question are not looked at, and of a long one fewer. */
const MAX_VARIATIONS = 32;
const MAX_VARIATIONS_OF_LONG = 8;
const LONG = 8;

export function synonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const meanings = new Map<string, (readonly Token[])[]>();
  const stems = new Set<string>();
  const single = new Set<string>();
  const phrases = new Map<string, string[][]>();
  const heads = new Set<string>();
  for (const { typed, means } of synonyms) {
    const words = tellingWords(typed);
    const [first] = words;
    if (first === undefined) continue;
    const ofWords = words.map(stemOf);
    for (const each of ofWords) stems.add(each);
    if (words.length === 1) single.add(plainLetters(first));
    const key = keyOf(ofWords);
    if (words.length > 1) heads.add(stemOf(first));
    if (words.length > 1 && !meanings.has(key)) {
      const sorted = [...ofWords].sort();
      getOrCreate(phrases, sorted[0] ?? '', () => []).push(sorted);
    }
    const known = getOrCreate(meanings, key, () => []);
    known.push(...means.map(tellingWords).flatMap((meant) => (meant.length > 0 ? [meant.map(meaning)] : [])));
  }
  for (const each of phrases.values()) each.sort((a, b) => b.length - a.length);
  return { meanings, stems, phrases, heads, words: [...single].sort() };
}

/**
 * What two phrases have in common that are one synonym to the search: 'rulemán', 'rulemanes'. '' where nothing in them
 * tells anything.
 */
export const synonymKey = (phrase: string): string => keyOf(tellingWords(phrase).map(stemOf));

const meaning = (word: string): Token => ({ ...tokenOf(word, []), isMeant: true });

const tellingWords = (phrase: string): readonly string[] =>
  typedWords(phrase).flatMap(({ word, isSmall }) => (isSmall ? [] : [word]));

const keyOf = (stems: readonly string[]): string =>
  stems.length === 1 ? (stems[0] ?? '') : [...stems].sort().join(' ');

const SHORTEST_BEGUN = 3;
const MAX_BEGUN = 4;

/** What may be meant by a word that the catalogue has not and with which synonyms begin: 'rulem' is a 'ruleman'. */
export function begunMeanings(token: Token, { meanings, stems, words }: SynonymTable): readonly (readonly Token[])[] {
  if (token.plain.length < SHORTEST_BEGUN || stems.has(token.stem)) return [];
  const begun = words.filter((word) => word.startsWith(token.plain)).slice(0, MAX_BEGUN);
  return begun
    .flatMap((word) => meanings.get(stemOf(word)) ?? [])
    .map((meant) => meant.map((each) => ({ ...each, places: token.places })));
}

/**
 * Whether a word means something with others behind it, and then begins nothing: 'tren' of 'tren delantero' is no Gol
 * Trend.
 */
export const isHeadOfPhrase = ({ stem }: Token, { meanings, heads }: SynonymTable): boolean =>
  heads.has(stem) && !meanings.has(stem);

/** The ways to say what was typed: as it stands, and with a synonym's meaning in the place of what was typed of it. */
export function variationsOf(tokens: readonly Token[], table: SynonymTable): (readonly Token[])[] {
  const all: (readonly Token[])[] = [tokens];
  const variationTexts = new Set<string>();
  const most = tokens.length > LONG ? MAX_VARIATIONS_OF_LONG : MAX_VARIATIONS;
  for (let next = 0; next < all.length; next++) {
    for (const variation of withOneReplaced(all[next] ?? [], table)) {
      if (all.length === most) return all;
      if (variationTexts.size === 0) variationTexts.add(textOf(tokens));
      const text = textOf(variation);
      if (variationTexts.has(text)) continue;
      variationTexts.add(text);
      all.push(variation);
    }
  }
  return all;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ plain }) => plain).join(' ');

/** A synonym in what was typed: the tokens that it takes, and what it means. */
interface TypedSynonym {
  readonly tokens: readonly Token[];
  readonly means: readonly (readonly Token[])[];
}

function withOneReplaced(tokens: readonly Token[], table: SynonymTable): readonly (readonly Token[])[] {
  return synonymsAmong(tokens, table).flatMap(({ tokens: replaced, means }) => {
    const places = replaced.flatMap((token) => token.places);
    const from = tokens.findIndex((token) => replaced.includes(token));
    return means.map((meant) => [
      ...tokens.slice(0, from),
      ...meant.map((token) => ({ ...token, places })),
      ...tokens.slice(from).filter((token) => !replaced.includes(token)),
    ]);
  });
}

/**
 * The synonyms that were typed, wherever their words stand; the longest of those that share a word: 'taco de motor' is
 * no 'taco'.
 */
function synonymsAmong(tokens: readonly Token[], { meanings, stems, phrases }: SynonymTable): readonly TypedSynonym[] {
  // What a synonym meant is not said otherwise once more: two that mean each other would not end.
  const free = new Map<string, Token>();
  for (const token of tokens) {
    if (token.isMeant !== true && stems.has(token.stem) && !free.has(token.stem)) free.set(token.stem, token);
  }
  if (free.size === 0) return [];
  const found: TypedSynonym[] = [];
  const take = (stems: readonly string[]): void => {
    if (!stems.every((stem) => free.has(stem))) return;
    const means = meanings.get(stems.join(' '));
    if (means === undefined) return;
    found.push({ tokens: stems.flatMap((stem) => free.get(stem) ?? []), means });
    for (const stem of stems) free.delete(stem);
  };
  const typed = [...free.keys()].sort();
  const whole = typed.flatMap(
    (stem) => phrases.get(stem)?.filter((phrase) => phrase.every((each) => free.has(each))) ?? [],
  );
  for (const phrase of whole.sort((a, b) => b.length - a.length)) take(phrase);
  for (const stem of typed) take([stem]);
  return found;
}
