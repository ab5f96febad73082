import type { SearchIndex } from '#core/search/index/search-index.ts';
import { hasMaker } from '#core/search/matching/maker-range.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { makerApart } from '#core/search/question/written-together.ts';

/**
 * What is searched for: where nothing in the catalogue is as it was typed, a code and its maker's name that were
 * written without a space, apart, if something is so (docs/rules/search.md 20). Filters change nothing of how it is
 * read.
 */
export function withCodeApart<Asked extends Criteria>(index: SearchIndex, asked: Asked): Asked {
  const isMaker = (name: string): boolean =>
    index.layers.some(({ segment: { branded } }) => hasMaker(branded.own, name) || hasMaker(branded.equivalent, name));
  const { code, text } = asked;
  const apart = {
    ...(code === undefined ? {} : { code: makerApart(code, isMaker) ?? code }),
    ...(text === undefined ? {} : { text: makerApart(text, isMaker) ?? text }),
  };
  if (apart.code === code && apart.text === text) return asked;
  const isFound = (question: Pick<Criteria, 'code' | 'text'>): boolean => countFound(index, question) > 0;
  const typed = { ...(code === undefined ? {} : { code }), ...(text === undefined ? {} : { text }) };
  return !isFound(typed) && isFound(apart) ? { ...asked, ...apart } : asked;
}
