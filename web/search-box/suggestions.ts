import type { QuestionSuggestion, Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { maxSuggestions } from '#core/search/suggestions/max-suggestions.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Ok } from '#core/shared/result.ts';
import type { CatalogueQueries } from '#web/catalogue-queries.ts';
import { unlessLacking } from '#web/state/unless-lacking.ts';

/** A suggestion under the search field: a question or a product. */
export type SearchSuggestion = QuestionSuggestion | Suggestion;

export const isArticle = (suggestion: SearchSuggestion): suggestion is Suggestion => 'productId' in suggestion;

/** Most questions that are shown beside products. */
const maxBesideArticles = 5;

/** What may be meant first, then articles; the other way round where the whole code of an article was typed. */
export const suggestionsFor = (
  typed: string,
  questions: readonly QuestionSuggestion[],
  articles: readonly Suggestion[],
): readonly SearchSuggestion[] => {
  const asked = articles.length === 0 ? questions : questions.slice(0, maxBesideArticles);
  const named = articles.slice(0, maxSuggestions - asked.length);
  const code = normaliseCode(articles[0]?.code ?? '');
  const isCode = code !== '' && code === normaliseCode(typed);
  return (isCode ? [...named, ...asked] : [...asked, ...named]).slice(0, maxSuggestions);
};

/** Asks for questions and articles at once. One of the two answers is enough. */
export const createSuggestionLoader = (
  catalogue: { readonly [Query in 'questions' | 'articles']: Pick<CatalogueQueries[Query], 'fetch'> },
) => {
  const questionsFor = unlessLacking(catalogue.questions.fetch);
  return async (text: string) => {
    const [questions, articles] = await Promise.all([questionsFor(text), catalogue.articles.fetch(text)]);
    const asked = questions.unwrapOr([]);
    if (!articles.ok && asked.length === 0) return articles;
    return Ok(suggestionsFor(text, asked, articles.unwrapOr([])));
  };
};
