import type { SearchAnswer } from '#core/search/query.ts';
import { asId } from '#core/shared/ids.ts';
import type { Paging } from '#core/shared/paging.ts';
import type { Facets, TextSearchPage } from './catalogue-desk.ts';
import { groupProducts, type Shown } from './product-groups.ts';
import { stockStates } from './stock.ts';
import type { TaxonomyNames } from './taxonomy.port.ts';

/** The page as portal.md shows it: products under the title of their subfamily, in the rank of each title's best product. */
export const toSearchPage = (
  ranked: readonly Shown[],
  answer: SearchAnswer & Paging,
  names: TaxonomyNames,
): TextSearchPage => {
  return {
    ...groupProducts(ranked),
    currentPage: answer.currentPage,
    totalPages: answer.totalPages,
    totalCount: answer.totalCount,
    facets: namedFacets(answer, names),
    suggestion: answer.suggestion ?? null,
  };
};

const namedFacets = ({ facets }: SearchAnswer, names: TaxonomyNames): Facets => {
  if (facets === undefined) return { productBrands: [], productTypes: [], stockStates: [], offers: 0 };
  return {
    productBrands: facets.brands
      .map(({ id, count }) => ({ id: String(id), name: names.brands.get(asId(String(id))) ?? '', count }))
      .sort(mostFirst),
    productTypes: facets.types
      .map(({ id, count }) => ({ id: String(id), name: names.types.get(asId(String(id)))?.name ?? '', count }))
      .sort(mostFirst),
    stockStates: stockStates.map((state, index) => ({ id: state, name: state, count: facets.stocks[index] ?? 0 })),
    offers: facets.offers,
  };
};

const mostFirst = (a: { count: number; name: string }, b: { count: number; name: string }): number =>
  b.count - a.count || (a.name < b.name ? -1 : 1);
