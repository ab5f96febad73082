import { hasBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { ordinalOf } from '#core/search/index/postings.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import { alphabeticalEntries, alphabeticalWord } from '#core/search/index/vocabulary.ts';
import { isKnownIn } from '#core/search/matching/known-words.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { isHeadOfPhrase, type SynonymTable } from '#core/search/synonyms/synonym-table.ts';
import { hasDigit, stemOf, type TypedWord, tellingPlaces, tokenOf, typedWords } from '#core/search/words/words.ts';
import { plainLetters } from '#core/shared/accents.ts';
import { nearest } from './edit-distance.ts';

/** In letters missing, added, changed or swapped. A short word bears only one: with two it would be any other. */
const FARTHEST = 2;
const FARTHEST_IN_SHORT = 1;
const LONGEST_SHORT = 5;
const SHORTEST = 3;

/**
 * The text with every unknown word replaced by the nearest word of the catalogue, of a vehicle's name or of a synonym,
 * the more frequent of equally near ones; undefined where there is nothing to correct or the corrected text would find
 * nothing either. Numbers stay as typed.
 */
export function nearestSpelling(index: SearchIndex, criteria: Criteria): string | undefined {
  const typed = typedWords(criteria.text ?? '');
  const telling = tellingPlaces(typed).flatMap((place) => typed[place] ?? []);
  const words = telling.map((each) => (isKnown(index, each) ? each.word : nearestWord(index, each)));
  if (words.includes(undefined) || words.every((word, place) => word === telling[place]?.word)) return undefined;
  const corrected = new Map(telling.map((each, at) => [each, words[at] ?? '']));
  const suggestion = typed
    .map((each) => (corrected.get(each) === each.word || !corrected.has(each) ? each.written : corrected.get(each)))
    .join(' ');
  return countFound(index, askedAs(criteria, suggestion)) > 0 ? suggestion : undefined;
}

/** The criteria with another text, also in place of the code where the text was both. */
export const askedAs = (criteria: Criteria, text: string): Criteria =>
  criteria.code === criteria.text && criteria.code !== undefined
    ? { ...criteria, code: text, text }
    : { ...criteria, text };

const isKnown = (index: SearchIndex, { word, isSmall }: TypedWord): boolean =>
  isSmall ||
  hasDigit(word) ||
  isHeadOfPhrase(tokenOf(word, []), index.lexicon.synonyms) ||
  isKnownIn(index.layers, tokenOf(word, [])) ||
  countFound(index, { text: word }) > 0;

function nearestWord({ layers, lexicon }: SearchIndex, { plain }: TypedWord): string | undefined {
  if (plain.length < SHORTEST) return undefined;
  const farthest = plain.length <= LONGEST_SHORT ? FARTHEST_IN_SHORT : FARTHEST;
  const candidates = new Map<string, { readonly distance: number; readonly frequency: number }>();
  const named = [
    { words: lexicon.vehicles.words, upTo: farthest },
    // Synonyms hold abbreviations too, and many of these are two letters away from another word: 'citro' is no
    // 'filtro'.
    { words: lexicon.synonyms.words, upTo: FARTHEST_IN_SHORT },
  ];
  for (const { words, upTo } of named) {
    for (const { place, distance } of nearest(words.length, (each) => words[each] ?? '', plain, upTo)) {
      const word = words[place] ?? '';
      if (!hasDigit(word)) candidates.set(word, { distance, frequency: 1 });
    }
  }
  for (const layer of layers) {
    const { vocabulary } = layer.segment;
    const plainAt = (place: number): string => plainLetters(alphabeticalWord(vocabulary, place));
    for (const { place, distance } of nearest(vocabulary.alphabetical.length, plainAt, plain, farthest)) {
      const word = alphabeticalWord(vocabulary, place);
      const frequency = (candidates.get(word)?.frequency ?? 0) + liveProducts(layer, place);
      if (frequency > 0) candidates.set(word, { distance, frequency });
    }
  }
  const [best] = [...candidates].sort(
    ([wordA, a], [wordB, b]) => a.distance - b.distance || b.frequency - a.frequency || (wordA < wordB ? -1 : 1),
  );
  return best === undefined ? undefined : rightlySpelt(best[0], lexicon.synonyms);
}

/** A synonym that is a misspelling ('wolkswagen') is not offered, what it means is. */
function rightlySpelt(word: string, { meanings }: SynonymTable): string {
  const meant = meanings.get(stemOf(word)) ?? [];
  const right = meant.find(
    ([only, ...more]) => more.length === 0 && nearest(1, () => only?.plain ?? '', word, 1).length > 0,
  );
  return right?.[0]?.word ?? word;
}

/** How many products that still count have a word. */
function liveProducts({ segment, hidden }: Layer, place: number): number {
  const { from, to } = alphabeticalEntries(segment.vocabulary, place);
  if (hidden === undefined) return to - from;
  const { entries } = segment.vocabulary.words;
  let live = 0;
  for (let entry = from; entry < to; entry++) if (!hasBit(hidden, ordinalOf(at(entries, entry)))) live++;
  return live;
}
