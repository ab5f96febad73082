import { entryOf } from '#core/shared/entry-of.ts';
import type { Synonym } from './synonyms.ts';
import { stemOf, type Token, tokenOf, typedWords, withoutAccents } from './words.ts';

/** Synonyms by the words typed: their stems in alphabetical order, since nobody minds the order of words. */
export interface SynonymTable {
  /** Each meaning as tokens that have no place yet. */
  readonly meanings: ReadonlyMap<string, readonly (readonly Token[])[]>;
  /** The stems of all words that are typed, so that a word of none is passed over. */
  readonly stems: ReadonlySet<string>;
  /** Those that are one word, as they are compared, in order: a word that nothing has may be the beginning of one, or one misspelt. */
  readonly words: readonly string[];
  readonly longest: number;
}

/** What is typed stands first; more meanings than these of one question are not looked at. */
const MAX_VARIATIONS = 32;

export function synonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const meanings = new Map<string, (readonly Token[])[]>();
  const stems = new Set<string>();
  const single = new Set<string>();
  let longest = 0;
  for (const { typed, means } of synonyms) {
    const words = tellingWords(typed);
    const [first] = words;
    if (first === undefined) continue;
    const ofWords = words.map(stemOf);
    for (const each of ofWords) stems.add(each);
    if (words.length === 1) single.add(withoutAccents(first));
    const known = entryOf(meanings, keyOf(ofWords), () => []);
    known.push(...means.map(tellingWords).flatMap((meant) => (meant.length > 0 ? [meant.map(meaning)] : [])));
    longest = Math.max(longest, words.length);
  }
  return { meanings, stems, words: [...single].sort(), longest };
}

/** What two phrases have in common that are one synonym to the search: 'rulemán', 'rulemanes'. '' where nothing in them tells anything. */
export const synonymKey = (phrase: string): string => keyOf(tellingWords(phrase).map(stemOf));

const meaning = (word: string): Token => ({ ...tokenOf(word, []), isMeant: true });

const tellingWords = (phrase: string): readonly string[] =>
  typedWords(phrase).flatMap(({ word, isSmall }) => (isSmall ? [] : [word]));

const keyOf = (stems: readonly string[]): string =>
  stems.length === 1 ? (stems[0] ?? '') : [...stems].sort().join(' ');

const SHORTEST_BEGUN = 3;
const MAX_BEGUN = 4;

/** What may be meant by a word that the catalogue has not and with which synonyms begin: 'rulem' is a 'ruleman'. */
export function begunMeanings(token: Token, { meanings, words }: SynonymTable): readonly (readonly Token[])[] {
  if (token.plain.length < SHORTEST_BEGUN || meanings.has(token.stem)) return [];
  const begun = words.filter((word) => word.startsWith(token.plain)).slice(0, MAX_BEGUN);
  return begun
    .flatMap((word) => meanings.get(stemOf(word)) ?? [])
    .map((meant) => meant.map((each) => ({ ...each, places: token.places })));
}

/** The ways to say what was typed: as it stands, and with a synonym's meaning in the place of what was typed of it. */
export function variationsOf(tokens: readonly Token[], table: SynonymTable): (readonly Token[])[] {
  const all: (readonly Token[])[] = [tokens];
  const said = new Set<string>();
  for (let next = 0; next < all.length; next++) {
    for (const variation of saidOtherwise(all[next] ?? [], table)) {
      if (all.length === MAX_VARIATIONS) return all;
      if (said.size === 0) said.add(textOf(tokens));
      const text = textOf(variation);
      if (said.has(text)) continue;
      said.add(text);
      all.push(variation);
    }
  }
  return all;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ plain }) => plain).join(' ');

function saidOtherwise(tokens: readonly Token[], table: SynonymTable): readonly (readonly Token[])[] {
  const variations: (readonly Token[])[] = [];
  for (let from = 0; from < tokens.length; ) {
    const phrase = longestPhrase(tokens, from, table);
    if (phrase === undefined) {
      from++;
      continue;
    }
    const places = tokens.slice(from, phrase.to).flatMap((token) => token.places);
    for (const means of phrase.means) {
      const meant = means.map((token) => ({ ...token, places }));
      variations.push([...tokens.slice(0, from), ...meant, ...tokens.slice(phrase.to)]);
    }
    from = phrase.to;
  }
  return variations;
}

/** The longest phrase that starts there and means something else: 'taco de motor' is no 'taco'. */
function longestPhrase(
  tokens: readonly Token[],
  from: number,
  { meanings, stems, longest }: SynonymTable,
): { readonly to: number; readonly means: readonly (readonly Token[])[] } | undefined {
  // What a synonym meant is not said otherwise once more: two that mean each other would not end.
  const mayBePart = (token: Token | undefined): boolean =>
    token !== undefined && token.isMeant !== true && stems.has(token.stem);
  let end = from;
  while (end < from + longest && mayBePart(tokens[end])) end++;
  for (let to = end; to > from; to--) {
    const means = meanings.get(keyOf(tokens.slice(from, to).map(({ stem }) => stem)));
    if (means !== undefined) return { to, means };
  }
  return undefined;
}
