import type { Caller } from '#core/access/caller.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import { explain } from '#core/search/explain.ts';
import { countFound } from '#core/search/find-page.ts';
import type { NearCode } from '#core/search/nearest.ts';
import type { Criteria, SearchAnswer, SearchHit, SearchQuery } from '#core/search/query.ts';
import { search } from '#core/search/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import { suggestAll, suggestCodes } from '#core/search/suggest.ts';
import { asId } from '#core/shared/ids.ts';
import { lookWithin, type Paging, pageSize, pagesOf, pageWithin } from '#core/shared/paging.ts';
import { Ok } from '#core/shared/result.ts';
import { askedFor, askedRows } from './asked-rows.ts';
import type { CatalogueDesk, Suggestion, TextSearch } from './catalogue-desk.ts';
import { excludedBy, exclusionsFor } from './excluded-by.ts';
import type { ExclusionBook } from './exclusion-book.port.ts';
import { eyesOf, seesDisabled } from './eyes-of.ts';
import { numericId } from './numeric-ids.ts';
import { mayBeNamed, onShelf } from './on-shelf.ts';
import type { Shown } from './product-groups.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';
import { questionSuggestions } from './question-suggestions.ts';
import { isByPrice, maxSortedByPrice, sortedByPrice } from './search-sort.ts';
import { foundByOfHits, showHits } from './show-hits.ts';
import type { TaxonomyBook } from './taxonomy.port.ts';
import { toQuery } from './text-query.ts';
import { toSearchPage } from './text-search-page.ts';

/** Of the autocomplete calls (docs/rules/search.md 7). */
const mostSuggestions = 10;

export interface CatalogueParts {
  readonly room: SearchRoom;
  readonly exclusions: ExclusionBook;
  readonly shelf: ProductShelf;
  readonly taxonomy: TaxonomyBook;
  readonly terms: TermsBook;
  readonly carts: QuantitiesInCart;
}

export const createCatalogueDesk = (parts: CatalogueParts): CatalogueDesk => {
  const { room, shelf, taxonomy } = parts;
  const excluded = (caller: Caller) => excludedBy(parts, caller);

  /** Each product as what was typed calls it: by the price rows that were asked for, where there are such. */
  const suggestions = async (
    caller: Caller,
    text: string,
    hits: readonly SearchHit[],
  ): Promise<readonly Suggestion[]> => {
    const asked = askedFor(text);
    const foundBy = foundByOfHits(hits);
    const cards = await shelf.cards([...foundBy.keys()]);
    const sight = { disabled: shelf.disabled(), seesDisabled: seesDisabled(caller) };
    return cards
      .flatMap((card): readonly Suggestion[] => {
        const { productId, description } = card;
        const { rows } = onShelf(card, sight);
        const names = askedRows(rows, asked, foundBy.get(productId) ?? null)
          .flatMap((id) => rows.find(({ productPriceId }) => productPriceId === id) ?? [])
          .map(({ code, brandName }) => ({ productId, code, productBrandName: brandName, description }));
        const itself = { productId, code: card.code, productBrandName: card.brandName, description };
        return names.length === 0 ? [itself] : names;
      })
      .slice(0, mostSuggestions);
  };

  /** Products under the code by which each was found to be near. */
  const suggestedAs = async (caller: Caller, near: readonly NearCode[]): Promise<readonly Suggestion[]> => {
    const cards = await shelf.cards(near.map(({ key }) => asId<'product'>(String(key))));
    const sight = { disabled: shelf.disabled(), seesDisabled: seesDisabled(caller) };
    const suggested = cards.flatMap((card): readonly Suggestion[] => {
      const found = near.find(({ key }) => String(key) === card.productId);
      if (found === undefined) return [];
      const brand = found.brand ?? card.brandName;
      const { code } = mayBeNamed(card, brand, sight) ? found : card;
      const productBrandName = code === found.code ? brand : card.brandName;
      return [{ productId: card.productId, code, productBrandName, description: card.description }];
    });
    // Several products may be known by one code of another maker: it is offered once, for the nearest of them.
    return suggested.filter(
      (each, place) =>
        suggested.findIndex(
          ({ code, productBrandName: brand }) => code === each.code && brand === each.productBrandName,
        ) === place,
    );
  };

  return {
    async searchByText(caller: Caller, request: TextSearch) {
      const [eyes, { excluded, withHidden }] = await Promise.all([eyesOf(parts, caller), exclusionsFor(parts, caller)]);
      const query = toQuery(request, request.withHidden ? (withHidden ?? excluded) : excluded, eyes);
      const index = room.current();
      const asked = askedFor(query.code ?? '');
      const shownOf = (found: Pick<SearchAnswer, 'hits' | 'fits'>) => showHits(shelf, eyes, asked, found);
      const { answer, shown } = await pageOf(index, query, request, shownOf);
      const explained = request.explains ? withExplanations(shown, index, query) : shown;
      const hiddenCount =
        withHidden === null || request.withHidden
          ? 0
          : countFound(index, { ...query, excluded: withHidden }) - answer.totalCount;
      const nearCodes = await suggestedAs(caller, answer.nearCodes ?? []);
      return Ok(
        toSearchPage(explained, answer, await taxonomy.names(), {
          nearCodes,
          hiddenCount,
          showsOffers: eyes.terms.allowOffers,
          sortedCount: isByPrice(request.sort) && answer.totalCount > maxSortedByPrice ? maxSortedByPrice : null,
        }),
      );
    },

    async suggestQuestions(caller, text) {
      return Ok(questionSuggestions(room.current(), text, await excluded(caller), await taxonomy.names()));
    },

    async autocompleteCode(caller, text) {
      return Ok(
        await suggestions(caller, text, suggestCodes(room.current(), text, { excluded: await excluded(caller) })),
      );
    },

    async autocompleteAllData(caller, text) {
      return Ok(
        await suggestions(caller, text, suggestAll(room.current(), text, { excluded: await excluded(caller) })),
      );
    },

    async brands(caller) {
      const disabled = shelf.disabled();
      const brands = await taxonomy.brands();
      return Ok(seesDisabled(caller) ? brands : brands.filter(({ id }) => !disabled.brandIds.has(id)));
    },
  };
};

/** The page that was asked for; by cost or profit what was found is sorted here, for prices are the caller's own. */
const pageOf = async (
  index: SearchIndex,
  query: Omit<SearchQuery, 'page'>,
  { page, sort }: Pick<TextSearch, 'page' | 'sort'>,
  shownOf: (found: Pick<SearchAnswer, 'hits' | 'fits'>) => Promise<readonly Shown[]>,
): Promise<{ readonly answer: SearchAnswer & Paging; readonly shown: readonly Shown[] }> => {
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

const withExplanations = (shown: readonly Shown[], index: SearchIndex, query: Criteria): readonly Shown[] => {
  const explanations = explain(
    index,
    query,
    shown.map(({ card }) => numericId(card.productId)),
  );
  return shown.map((each) => {
    const explanation = explanations.get(numericId(each.card.productId));
    return explanation === undefined ? each : { ...each, product: { ...each.product, explanation } };
  });
};
