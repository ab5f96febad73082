import { describe, expect, it } from 'vitest';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type {
  QuestionSuggestion,
  QuestionsFailure,
  Suggestion,
} from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { createSuggestionLoader, isArticle, suggestionsFor } from '#web/search-box/suggestions.ts';

const article = (code: string): Suggestion => ({
  productId: asId<'product'>(code),
  code,
  productBrandName: 'NGK',
  description: '',
});
const question = (text: string): QuestionSuggestion => ({
  text,
  productTypeId: asId<'product-type'>('5'),
  productTypeName: 'Bujías',
  count: 2,
});
const many = <Each>(count: number, make: (name: string) => Each): readonly Each[] =>
  Array.from({ length: count }, (_, place) => make(`${place}`));

/** 'q' for a question, 'a' for an article. */
const kinds = (...[typed, questions, articles]: Parameters<typeof suggestionsFor>): string =>
  suggestionsFor(typed, questions, articles)
    .map((suggestion) => (isArticle(suggestion) ? 'a' : 'q'))
    .join('');

describe('what is offered while somebody types', () => {
  it.each([
    [0, 0, ''],
    [0, 15, 'aaaaaaaaaa'],
    [2, 15, 'qqaaaaaaaa'],
    [9, 15, 'qqqqqaaaaa'],
    [9, 1, 'qqqqqa'],
    [9, 0, 'qqqqqqqqq'],
    [12, 0, 'qqqqqqqqqq'],
  ])('%i questions and %i articles are %s', (questions, articles, expected) => {
    expect(kinds('bomba', many(questions, question), many(articles, article))).toBe(expected);
  });

  it.each([
    ['bkr 6e', 'aaqq'],
    ['BKR6E', 'aaqq'],
    ['bkr6', 'qqaa'],
    ['bkr6e ngk', 'qqaa'],
    ['-', 'qqaa'],
  ])('begins with the article where %s is its whole code', (typed, expected) => {
    expect(kinds(typed, many(2, question), [article('BKR6-E'), article('BKR6E-11')])).toBe(expected);
  });
});

const down = Err<CatalogueFailure>({ code: 'unreachable' });

function aLoader(
  questions: Result<readonly QuestionSuggestion[], QuestionsFailure>,
  articles: Result<readonly Suggestion[], CatalogueFailure>,
) {
  const asked: string[] = [];
  const load = createSuggestionLoader({
    questions: {
      fetch: async (text) => {
        asked.push(text);
        return questions;
      },
    },
    articles: { fetch: async () => articles },
  });
  return { load, asked };
}

describe('questions and articles, asked for at once', () => {
  it('are offered together', async () => {
    const { load } = aLoader(Ok([question('b')]), Ok([article('A')]));
    expect(await load('b')).toEqual(Ok([question('b'), article('A')]));
  });

  it('are each offered without the other', async () => {
    expect(await aLoader(down, Ok([article('A')])).load('b')).toEqual(Ok([article('A')]));
    expect(await aLoader(Ok([question('b')]), down).load('b')).toEqual(Ok([question('b')]));
  });

  it('failed where both did, and where all that answered has nothing', async () => {
    expect(await aLoader(down, down).load('b')).toEqual(down);
    expect(await aLoader(Ok([]), down).load('b')).toEqual(down);
    expect(await aLoader(Err({ code: 'not-offered' }), down).load('b')).toEqual(down);
  });

  it('questions of a server without them are asked for once', async () => {
    const { load, asked } = aLoader(Err({ code: 'not-offered' }), Ok([article('A')]));
    for (const text of ['b', 'bo', 'bom']) expect(await load(text)).toEqual(Ok([article('A')]));
    expect(asked).toEqual(['b']);
  });

  it('questions that failed otherwise are asked for again', async () => {
    const { load, asked } = aLoader(down, Ok([article('A')]));
    for (const text of ['b', 'bo']) await load(text);
    expect(asked).toEqual(['b', 'bo']);
  });
});
