import { hasBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { entriesOf, ordinalOf } from '#core/search/index/postings.ts';
import type { Layer } from '#core/search/index/search-index.ts';
import { wordRuns } from '#core/search/index/vocabulary.ts';
import type { Token } from '../words/words.ts';

/** Whether a product within the narrowing has the word, in any of its forms. */
export const isKnownIn = (layers: readonly Layer[], token: Token): boolean =>
  layers.some(({ segment: { vocabulary }, hidden }) => {
    const { from, to } = entriesOf(vocabulary.words, wordRuns(vocabulary, token).same);
    if (hidden === undefined) return to > from;
    for (let entry = from; entry < to; entry++) {
      if (!hasBit(hidden, ordinalOf(at(vocabulary.words.entries, entry)))) return true;
    }
    return false;
  });

/** Whether any product has the word or a longer one; one that has been hidden since counts too. */
export const isBegunIn = (layers: readonly Layer[], token: Token): boolean =>
  layers.some(({ segment: { vocabulary } }) => {
    const { same, longer } = wordRuns(vocabulary, token);
    return same.to > same.from || longer.to > longer.from;
  });
