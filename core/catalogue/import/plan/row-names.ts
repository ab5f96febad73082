import { draftName } from '../drafts/draft-name.ts';
import type { CostDraft, Draft, PriceDraft, ProductDraft, StockDraft } from '../drafts/drafts.ts';
import type { CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';

/** Prices, stock, costs and some columns of products say no description of their own. */
const isOfArticle = (draft: Draft): draft is PriceDraft | StockDraft | CostDraft | ProductDraft =>
  'attributes' in draft
    ? draft.description === undefined
    : 'price' in draft || 'stock' in draft || 'purchaseCost' in draft;

/**
 * What some rows are about, by line: as they say it, and the articles of prices, stock and costs as the catalogue does.
 */
export const rowNames = async (
  rows: readonly { readonly draft: Draft }[],
  catalogueDrafts: Pick<CatalogueDraftRepository, 'titles'>,
): Promise<ReadonlyMap<number, string>> => {
  const drafts = rows.map(({ draft }) => draft);
  const articles = drafts.filter(isOfArticle);
  const titles = articles.length === 0 ? new Map<number, string>() : await catalogueDrafts.titles(articles);
  return new Map(drafts.map((draft) => [draft.line, titles.get(draft.line) ?? draftName(draft)]));
};
