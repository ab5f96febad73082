import type { Draft, ProductDraft } from '../drafts/drafts.ts';
import type { CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';
import type { AlikeCode, Planned } from './plan.ts';

const isNewProduct = (planned: Planned<Draft>): planned is Planned<ProductDraft> =>
  planned.status === 'new' && 'attributes' in planned.draft;

/** The new articles of some rows that may be articles that are there, written otherwise (docs/rules/imports.md 2). */
export const alikeCodes = async (
  planned: readonly Planned<Draft>[],
  catalogueDrafts: Pick<CatalogueDraftRepository, 'alike'>,
): Promise<readonly AlikeCode[]> => {
  const articles = planned.filter(isNewProduct).map(({ draft: { line, code, brand } }) => ({ line, code, brand }));
  if (articles.length === 0) return [];
  const known = await catalogueDrafts.alike(articles);
  return articles.flatMap((article) => {
    const code = known.get(article.line);
    return code === undefined ? [] : [{ ...article, known: code }];
  });
};
