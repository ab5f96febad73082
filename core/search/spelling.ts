import { hasBit } from './bitmap.ts';
import { nearest } from './edit-distance.ts';
import { siftLayer } from './find-page.ts';
import { at } from './growing.ts';
import { ordinalOf } from './postings.ts';
import type { Criteria } from './query.ts';
import type { Layer, SearchIndex } from './search-index.ts';
import { alphabeticalEntries, alphabeticalWord } from './vocabulary.ts';
import { type Token, tokensOf, withoutAccents } from './words.ts';

/** In letters missing, added, changed or swapped. A short word bears only one: with two it would be any other. */
const FARTHEST = 2;
const FARTHEST_IN_SHORT = 1;
const LONGEST_SHORT = 5;
const SHORTEST = 3;

/**
 * The text with every unknown word replaced by the nearest word of the catalogue, the more frequent of equally near ones;
 * undefined where there is nothing to correct or the corrected text would find nothing either. Numbers stay as typed.
 */
export function nearestSpelling(index: SearchIndex, criteria: Criteria): string | undefined {
  const tokens = tokensOf(criteria.text ?? '');
  const words = tokens.map((token) => (isKnown(index, token) ? token.word : nearestWord(index, token)));
  if (words.includes(undefined) || words.every((word, place) => word === tokens[place]?.word)) return undefined;
  const suggestion = words.join(' ');
  const { code: _, ...others } = criteria;
  return findsSomething(index, { ...others, text: suggestion }, tokensOf(suggestion)) ? suggestion : undefined;
}

const isKnown = (index: SearchIndex, token: Token): boolean => token.hasDigit || findsSomething(index, {}, [token]);

const findsSomething = ({ layers }: SearchIndex, criteria: Criteria, tokens: readonly Token[]): boolean =>
  layers.some((layer) => siftLayer(layer, criteria, { code: undefined, tokens, everything: false }).count > 0);

function nearestWord({ layers }: SearchIndex, { plain }: Token): string | undefined {
  if (plain.length < SHORTEST) return undefined;
  const farthest = plain.length <= LONGEST_SHORT ? FARTHEST_IN_SHORT : FARTHEST;
  const candidates = new Map<string, { readonly distance: number; readonly frequency: number }>();
  for (const layer of layers) {
    const { vocabulary } = layer.segment;
    const plainAt = (place: number): string => withoutAccents(alphabeticalWord(vocabulary, place));
    for (const { place, distance } of nearest(vocabulary.alphabetical.length, plainAt, plain, farthest)) {
      const word = alphabeticalWord(vocabulary, place);
      const frequency = (candidates.get(word)?.frequency ?? 0) + liveProducts(layer, place);
      if (frequency > 0) candidates.set(word, { distance, frequency });
    }
  }
  const [best] = [...candidates].sort(
    ([wordA, a], [wordB, b]) => a.distance - b.distance || b.frequency - a.frequency || (wordA < wordB ? -1 : 1),
  );
  return best?.[0];
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
