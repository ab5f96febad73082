import type { Synonym } from './synonyms.ts';
import { stemOf, type Token, tokenOf, typedWords } from './words.ts';

/** Synonyms by the words typed: their stems in alphabetical order, since nobody minds the order of words. */
export interface SynonymTable {
  readonly meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly longest: number;
}

/** What is typed stands first; more meanings than these of one question are not looked at. */
const MAX_VARIATIONS = 32;

export function synonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const meanings = new Map<string, (readonly string[])[]>();
  let longest = 0;
  for (const { typed, means } of synonyms) {
    const words = tellingWords(typed);
    if (words.length === 0) continue;
    const key = keyOf(words.map(stemOf));
    const known = meanings.get(key) ?? [];
    meanings.set(key, known);
    known.push(...means.map(tellingWords).filter((meant) => meant.length > 0));
    longest = Math.max(longest, words.length);
  }
  return { meanings, longest };
}

const tellingWords = (phrase: string): readonly string[] =>
  typedWords(phrase).flatMap(({ word, isSmall }) => (isSmall ? [] : [word]));

const keyOf = (stems: readonly string[]): string =>
  stems.length === 1 ? (stems[0] ?? '') : [...stems].sort().join(' ');

/** The ways to say what was typed: as it stands, and with a synonym's meaning in the place of what was typed of it. */
export function variationsOf(tokens: readonly Token[], { meanings, longest }: SynonymTable): (readonly Token[])[] {
  const all: (readonly Token[])[] = [tokens];
  if (longest === 0) return all;
  const said = new Set([textOf(tokens)]);
  for (let next = 0; next < all.length; next++) {
    for (const variation of saidOtherwise(all[next] ?? [], meanings, longest)) {
      if (all.length === MAX_VARIATIONS) return all;
      const text = textOf(variation);
      if (said.has(text)) continue;
      said.add(text);
      all.push(variation);
    }
  }
  return all;
}

const nothing: readonly (readonly string[])[] = [];

/** The longest phrase that starts there: 'taco de motor' is no 'taco'. Where there is none, the word alone, which means nothing else. */
function longestFrom(
  tokens: readonly Token[],
  from: number,
  meanings: SynonymTable['meanings'],
  longest: number,
): { readonly to: number; readonly means: readonly (readonly string[])[] } {
  for (let to = Math.min(tokens.length, from + longest); to > from; to--) {
    const phrase = tokens.slice(from, to);
    // What a synonym meant is not said otherwise once more: two that mean each other would not end.
    if (phrase.some(({ isMeant }) => isMeant)) continue;
    const means = meanings.get(keyOf(phrase.map(({ stem }) => stem)));
    if (means !== undefined) return { to, means };
  }
  return { to: from + 1, means: nothing };
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ plain }) => plain).join(' ');

function* saidOtherwise(
  tokens: readonly Token[],
  meanings: SynonymTable['meanings'],
  longest: number,
): Generator<readonly Token[]> {
  for (let from = 0; from < tokens.length; ) {
    const { to, means } = longestFrom(tokens, from, meanings, longest);
    const places = tokens.slice(from, to).flatMap((token) => token.places);
    for (const words of means) {
      const meant = words.map((word) => ({ ...tokenOf(word, places), isMeant: true }));
      yield [...tokens.slice(0, from), ...meant, ...tokens.slice(to)];
    }
    from = to;
  }
}
