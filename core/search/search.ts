import type { SearchIndex } from '#core/search/index/search-index.ts';
import { nearestCodes } from '#core/search/nearest/nearest-codes.ts';
import { nearestQuestions } from '#core/search/nearest/nearest-questions.ts';
import { nearestSpelling } from '#core/search/nearest/spelling.ts';
import { findPage } from '#core/search/page/find-page.ts';
import type { NearCode } from '#core/search/query/answer.ts';
import { isYear } from '#core/search/question/engine-and-year.ts';
import { hasDigit, typedWords } from '#core/search/words/words.ts';
import type { SearchAnswer } from './query/answer.ts';
import type { SearchQuery } from './query/query.ts';

const MAX_NEAR_CODES = 5;
const MAX_NEAR_PRODUCTS = 100;
/** A code with its maker, or written with spaces; more words are no code. */
const MAX_CODE_WORDS = 3;
/** A shorter word with a digit is a measure rather than a code. */
const SHORTEST_CODE = 4;

/**
 * Answers a page of hits, each product once with the best reason, ranked (docs/rules/search.md 4). A code and a text
 * that are not the same must both hold. With no hit at all it offers the nearest (docs/rules/search.md 6).
 */
export function search(index: SearchIndex, query: SearchQuery): SearchAnswer {
  const page = findPage(index, query);
  if (page.totalCount > 0) return page;
  const suggestion = nearestSpelling(index, query);
  const nearCodes = nearCodesOf(index, query);
  const nearQuestions = nearestQuestions(index, query, page.understood);
  return {
    ...page,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(nearCodes.length === 0 ? {} : { nearCodes }),
    ...(nearQuestions.length === 0 ? {} : { nearQuestions }),
  };
}

/** Near what was typed whole, or near the one word of it that looks like a code. */
function nearCodesOf(
  index: SearchIndex,
  { code = '', text = '', filters = {}, excluded = {} }: SearchQuery,
): NearCode[] {
  const narrowing = { filters, excluded };
  const typed = code || text;
  const words = typedWords(typed);
  const mayBeWhole = words.some(({ word }) => hasDigit(word)) && words.length <= MAX_CODE_WORDS;
  const near = (code: string): NearCode[] => distinctCodes(nearestCodes(index, code, MAX_NEAR_PRODUCTS, narrowing));
  const whole = mayBeWhole ? near(typed) : [];
  if (whole.length > 0) return whole;
  const codes = words.filter(({ word }) => hasDigit(word) && word.length >= SHORTEST_CODE && !isYear(word));
  const [only] = codes;
  return only === undefined || codes.length > 1 ? [] : near(only.word);
}

/** The first product of each code: many may have one that another maker calls so. */
function distinctCodes(near: readonly NearCode[]): NearCode[] {
  const first = new Map<string, NearCode>();
  for (const each of near) if (!first.has(each.code)) first.set(each.code, each);
  return [...first.values()].slice(0, MAX_NEAR_CODES);
}
