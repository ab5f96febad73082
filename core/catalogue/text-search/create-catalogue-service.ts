import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { withCodeApart } from '#core/search/nearest/code-apart.ts';
import { explain } from '#core/search/page/explain.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { NearCode, SearchAnswer, SearchHit } from '#core/search/query/answer.ts';
import type { Criteria, SearchQuery } from '#core/search/query/query.ts';
import { search } from '#core/search/search.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { maxSuggestions } from '#core/search/suggestions/max-suggestions.ts';
import { suggestAll, suggestCodes } from '#core/search/suggestions/suggest.ts';
import { asId } from '#core/shared/ids.ts';
import { lookWithin, type Paging, pageSize, pagesOf, pageWithin } from '#core/shared/paging.ts';
import { Ok } from '#core/shared/result.ts';
import { excludedBy, exclusionsFor } from '../exclusions/excluded-by.ts';
import type { ExclusionRepository } from '../exclusions/exclusion.repository.port.ts';
import { numericId } from '../numeric-ids.ts';
import type { ProductRepository } from '../products/product.repository.port.ts';
import type { WithCatalogueProduct } from '../products/product-groups.ts';
import type { QuantitiesInCart } from '../products/quantities-in-cart.port.ts';
import { viewerOf } from '../products/viewer-of.ts';
import { mayBeNamed, visibleProduct } from '../products/visible-product.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import type { TaxonomyRepository } from '../taxonomy/taxonomy.repository.port.ts';
import { askedFor, askedRows } from './asked-rows.ts';
import type { CatalogueService, Suggestion, TextSearch } from './catalogue.service.ts';
import { questionSuggestions } from './question-suggestions.ts';
import { isByPrice, maxSortedByPrice, sortedByPrice } from './search-sort.ts';
import { foundByOfHits, showHits } from './show-hits.ts';
import { toQuery } from './text-query.ts';
import { toSearchPage } from './text-search-page.ts';
import { notedSearch } from './zero-result-search.ts';

export interface CatalogueParts {
  readonly searchIndex: SearchIndexProvider;
  readonly exclusions: ExclusionRepository;
  readonly productRepository: ProductRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
  /** Called with what a customer looked for and did not find. */
  readonly foundNothing: (text: string) => void;
}

export const createCatalogueService = (parts: CatalogueParts): CatalogueService => {
  const { searchIndex, productRepository, taxonomy } = parts;
  const excluded = (caller: Caller) => excludedBy(parts, caller);

  /** Shows each product under the code that was typed: by the price rows that were asked for, where there are such. */
  const suggestions = async (
    caller: Caller,
    text: string,
    hits: readonly SearchHit[],
  ): Promise<readonly Suggestion[]> => {
    const asked = askedFor(text);
    const foundBy = foundByOfHits(hits);
    const products = await productRepository.products([...foundBy.keys()]);
    const visibility = { disabled: productRepository.disabled(), seesDisabled: seesDisabled(caller) };
    return products
      .flatMap((product): readonly Suggestion[] => {
        const { productId, code, description, productBrandName } = product.shown;
        const { rows } = visibleProduct(product, visibility);
        const names = askedRows(rows, asked, foundBy.get(productId) ?? null)
          .flatMap((id) => rows.find(({ productPriceId }) => productPriceId === id) ?? [])
          .map((row) => ({ productId, code: row.code, productBrandName: row.brandName, description }));
        return names.length === 0 ? [{ productId, code, productBrandName, description }] : names;
      })
      .slice(0, maxSuggestions);
  };

  /** Products under the code by which each was found to be near. */
  const suggestedAs = async (caller: Caller, near: readonly NearCode[]): Promise<readonly Suggestion[]> => {
    const products = await productRepository.products(near.map(({ key }) => asId<'product'>(String(key))));
    const visibility = { disabled: productRepository.disabled(), seesDisabled: seesDisabled(caller) };
    const suggested = products.flatMap((product): readonly Suggestion[] => {
      const { productId, description, ...own } = product.shown;
      const found = near.find(({ key }) => String(key) === productId);
      if (found === undefined) return [];
      const brand = found.brand ?? own.productBrandName;
      const { code } = mayBeNamed(product, brand, visibility) ? found : own;
      return [{ productId, code, productBrandName: code === found.code ? brand : own.productBrandName, description }];
    });
    // Several products may be known by one code of another maker: it is offered once, for the nearest of them.
    return suggested.filter(
      (each, place) =>
        suggested.findIndex(
          ({ code, productBrandName: brand }) => code === each.code && brand === each.productBrandName,
        ) === place,
    );
  };

  return authorise<CatalogueService>('catalogue', {
    async searchByText(caller: Caller, request: TextSearch) {
      const [viewer, { excluded, withHidden }] = await Promise.all([
        viewerOf(parts, caller),
        exclusionsFor(parts, caller),
      ]);
      const index = searchIndex.current();
      const typed = toQuery(request, request.withHidden ? (withHidden ?? excluded) : excluded, viewer);
      const query = withCodeApart(index, typed);
      const asked = askedFor(query.code ?? '');
      const shownOf = (found: Pick<SearchAnswer, 'hits' | 'fits'>) =>
        showHits(productRepository, viewer, { asked, stockStates: request.filters.stockStates }, found);
      const { answer, shown } = await pageOf(index, query, request, shownOf);
      const explained = request.explains ? withExplanations(shown, index, query) : shown;
      const hiddenCount =
        withHidden === null || request.withHidden
          ? 0
          : countFound(index, { ...query, excluded: withHidden }) - answer.totalCount;
      const nearCodes = await suggestedAs(caller, answer.nearCodes ?? []);
      const missed = answer.totalCount === 0 && hiddenCount === 0 ? notedSearch(caller, request) : null;
      if (missed !== null) parts.foundNothing(missed);
      return Ok(
        toSearchPage(explained, answer, await taxonomy.names(), {
          nearCodes,
          hiddenCount,
          showsOffers: viewer.terms.allowOffers,
          sortedCount: isByPrice(request.sort) && answer.totalCount > maxSortedByPrice ? maxSortedByPrice : null,
        }),
      );
    },

    async suggestQuestions(caller, text) {
      return Ok(questionSuggestions(searchIndex.current(), text, await excluded(caller), await taxonomy.names()));
    },

    async autocompleteCode(caller, text) {
      const narrowing = { excluded: await excluded(caller) };
      const index = searchIndex.current();
      const { code } = withCodeApart(index, { code: text });
      return Ok(await suggestions(caller, text, suggestCodes(index, code, narrowing)));
    },

    async autocompleteAllData(caller, text) {
      const narrowing = { excluded: await excluded(caller) };
      const index = searchIndex.current();
      const { code } = withCodeApart(index, { code: text, text });
      return Ok(await suggestions(caller, text, suggestAll(index, code, narrowing)));
    },

    async brands(caller) {
      const disabled = productRepository.disabled();
      const brands = await taxonomy.brands();
      return Ok(seesDisabled(caller) ? brands : brands.filter(({ id }) => !disabled.brandIds.has(id)));
    },
  });
};

/** The page that was asked for; by cost or profit what was found is sorted here, for prices are the caller's own. */
const pageOf = async (
  index: SearchIndex,
  query: Omit<SearchQuery, 'page'>,
  { page, sort }: Pick<TextSearch, 'page' | 'sort'>,
  shownOf: (found: Pick<SearchAnswer, 'hits' | 'fits'>) => Promise<readonly WithCatalogueProduct[]>,
): Promise<{ readonly answer: SearchAnswer & Paging; readonly shown: readonly WithCatalogueProduct[] }> => {
  if (!isByPrice(sort)) {
    const answer = lookWithin(page, (wanted) => search(index, { ...query, page: wanted }));
    return { answer, shown: await shownOf(answer) };
  }
  const found = search(index, { ...query, page: 1, pageSize: maxSortedByPrice });
  const totalPages = pagesOf(Math.min(found.totalCount, maxSortedByPrice));
  const currentPage = pageWithin(page, totalPages);
  const sorted = sortedByPrice(await shownOf(found), ({ product }) => product, sort);
  const from = (currentPage - 1) * pageSize;
  return { answer: { ...found, currentPage, totalPages }, shown: sorted.slice(from, from + pageSize) };
};

const withExplanations = (
  shown: readonly WithCatalogueProduct[],
  index: SearchIndex,
  query: Criteria,
): readonly WithCatalogueProduct[] => {
  const explanations = explain(
    index,
    query,
    shown.map(({ product }) => numericId(product.shown.productId)),
  );
  return shown.map((each) => {
    const explanation = explanations.get(numericId(each.product.shown.productId));
    return explanation === undefined ? each : { ...each, product: { ...each.product, explanation } };
  });
};
