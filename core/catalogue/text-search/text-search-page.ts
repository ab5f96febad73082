import type { HitGroup, SearchAnswer } from '#core/search/query/answer.ts';
import { asId } from '#core/shared/ids.ts';
import type { Paging } from '#core/shared/paging.ts';
import { numericId } from '../numeric-ids.ts';
import type { SubTypeGroup } from '../products/product-groups.ts';
import { groupProducts, groupRuns, type ProductGroups, type WithCatalogueProduct } from '../products/product-groups.ts';
import { stockStates } from '../products/stock.ts';
import type { TaxonomyNames } from '../taxonomy/taxonomy.repository.port.ts';
import type { Facets, Suggestion, TextSearchPage } from './catalogue.service.ts';

/** Further facts of a page, beside the index's answer. */
export interface Beside {
  readonly nearCodes: readonly Suggestion[];
  readonly hiddenCount: number;
  readonly sortedCount: number | null;
  /** A user without offers sees none. */
  readonly showsOffers: boolean;
}

/**
 * The page: products under the title of their subfamily (docs/rules/catalogue.md 9); sorted otherwise than by
 * relevance, in that order.
 */
export const toSearchPage = (
  ranked: readonly WithCatalogueProduct[],
  answer: SearchAnswer & Paging,
  names: TaxonomyNames,
  { nearCodes, hiddenCount, sortedCount, showsOffers }: Beside,
): TextSearchPage => {
  return {
    ...(answer.groups === undefined ? groupRuns(ranked) : inGroups(ranked, answer.hits, answer.groups)),
    currentPage: answer.currentPage,
    totalPages: answer.totalPages,
    totalCount: answer.totalCount,
    facets: namedFacets(answer, names, showsOffers),
    suggestion: answer.suggestion ?? null,
    understood: answer.understood.map(({ kind, text, without }) => ({ kind, text, without })),
    nearCodes,
    nearQuestions: answer.nearQuestions ?? [],
    hiddenCount,
    sortedCount,
  };
};

/**
 * The groups that the index made, each with its place among all pages. Groups of one type that were found in different
 * ways stay apart: joined by the page, they would be counted otherwise on each page.
 */
const inGroups = (
  ranked: readonly WithCatalogueProduct[],
  hits: SearchAnswer['hits'],
  groups: readonly HitGroup[],
): ProductGroups => {
  const { types } = groupProducts(ranked);
  const byKey = new Map(ranked.map((shown) => [numericId(shown.catalogueProduct.shown.productId), shown]));
  const subTypes: SubTypeGroup[] = [];
  let at = 0;
  for (const { count, before, totalCount, section } of groups) {
    const shown = hits.slice(at, at + count).flatMap(({ key }) => byKey.get(key) ?? []);
    at += count;
    const [group] = groupProducts(shown).subTypes;
    if (group === undefined) continue;
    // A product may have moved to another type since the index was made: it stays where the index has counted it.
    const products = shown.map(({ product }) => product);
    subTypes.push({ ...group, products, before, totalCount, isMention: section === 'mentions' });
  }
  return { types, subTypes };
};

const namedFacets = ({ facets }: SearchAnswer, names: TaxonomyNames, showsOffers: boolean): Facets => {
  if (facets === undefined) return { productBrands: [], productTypes: [], stockStates: [], offers: 0 };
  return {
    productBrands: facets.brands
      .map(({ id, count }) => ({ id: String(id), name: names.brands.get(asId(String(id))) ?? '', count }))
      .sort(byCountThenName),
    productTypes: facets.types
      .map(({ id, count }) => ({ id: String(id), name: names.types.get(asId(String(id)))?.name ?? '', count }))
      .sort(byCountThenName),
    stockStates: stockStates.map((state, index) => ({ id: state, name: state, count: facets.stocks[index] ?? 0 })),
    offers: showsOffers ? facets.offers : 0,
  };
};

const byCountThenName = (a: { count: number; name: string }, b: { count: number; name: string }): number =>
  b.count - a.count || (a.name < b.name ? -1 : 1);
