import { stemOf, type Token } from '#core/search/words/words.ts';
import { plainLetters } from '#core/shared/accents.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { at } from './growing.ts';
import { entriesOf, type Postings, type PostingsCollector } from './postings.ts';
import {
  byText,
  exactRange,
  lengthOf,
  prefixRange,
  type Range,
  type StringTable,
  stringAt,
  stringTable,
} from './string-table.ts';

/**
 * The words of the catalogue and who has them. Words are ordered by stem, so that the words of one stem, and of all
 * stems with one start, are a run, and so are their postings.
 */
export interface Vocabulary {
  /** Lower case with their accents. */
  readonly words: Postings;
  /** Each stem once, in order. The words of stem i lie between firstWords i and i + 1. */
  readonly stems: StringTable;
  readonly firstWords: Uint32Array;
  /** The words that correct spelling (those without digits), in the order of their letters without accents. */
  readonly alphabetical: Uint32Array;
}

export function buildVocabulary(collector: PostingsCollector, ordinals: Uint32Array, inOrder: Uint32Array): Vocabulary {
  const stemsByWord = new Map<string, string>();
  const known = (word: string): string => getOrCreate(stemsByWord, word, () => stemOf(word));
  const words = collector.done(ordinals, inOrder, (a, b) => byText(known(a), known(b)) || byText(a, b));
  const count = lengthOf(words.labels);
  const spelt = Array.from({ length: count }, (_, index) => stringAt(words.labels, index));
  const stems: string[] = [];
  const firstWords: number[] = [];
  spelt.forEach((word, index) => {
    const stem = known(word);
    if (stem === stems.at(-1)) return;
    stems.push(stem);
    firstWords.push(index);
  });
  const plain = spelt.map(plainLetters);
  const letters = plain.flatMap((word, index) => (/^\p{L}+$/u.test(word) ? [index] : []));
  return {
    words,
    stems: stringTable(stems.length, (index) => stems[index] ?? ''),
    firstWords: Uint32Array.from([...firstWords, count]),
    alphabetical: Uint32Array.from(
      letters.sort((a, b) => byText(plain[a] ?? '', plain[b] ?? '') || byText(spelt[a] ?? '', spelt[b] ?? '')),
    ),
  };
}

/** The runs of words that a token may mean: those of its stem, and those that it may be the start of. */
export function wordRuns(vocabulary: Vocabulary, token: Token): { readonly same: Range; readonly longer: Range } {
  const run = ({ from, to }: Range): Range => ({
    from: at(vocabulary.firstWords, from),
    to: at(vocabulary.firstWords, to),
  });
  const same = run(exactRange(vocabulary.stems, token.stem));
  const mayBeLonger = (token.unfinished || token.hasDigit) && token.isWhole !== true;
  return { same, longer: mayBeLonger ? run(prefixRange(vocabulary.stems, token.plain)) : { from: 0, to: 0 } };
}

/** The word at a place of the alphabetical order, as the catalogue writes it. */
export const alphabeticalWord = ({ words, alphabetical }: Vocabulary, place: number): string =>
  stringAt(words.labels, at(alphabetical, place));

/** The postings of the word at a place of the alphabetical order. */
export const alphabeticalEntries = ({ words, alphabetical }: Vocabulary, place: number): Range => {
  const word = at(alphabetical, place);
  return entriesOf(words, { from: word, to: word + 1 });
};
