import type { Caller } from '#core/access/caller.ts';
import type { CartStore } from '#core/cart/cart-store.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { SearchHit } from '#core/search/query.ts';
import { search } from '#core/search/search.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import { suggestAll, suggestCodes } from '#core/search/suggest.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { lookWithin } from '#core/shared/paging.ts';
import { Ok } from '#core/shared/result.ts';
import { askedFor, askedRows, withAskedFirst } from './asked-rows.ts';
import type { CatalogueDesk, Suggestion, TextSearch } from './catalogue-desk.ts';
import { excludedBy } from './excluded-by.ts';
import type { ExclusionBook } from './exclusion-book.port.ts';
import { eyesOf, seesDisabled } from './eyes-of.ts';
import { forCaller } from './for-caller.ts';
import { onShelf } from './on-shelf.ts';
import type { FoundBy } from './product.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { TaxonomyBook } from './taxonomy.port.ts';
import { toQuery } from './text-query.ts';
import { toSearchPage } from './text-search-page.ts';

/** Of the autocomplete calls (decisions.md §6). */
const mostSuggestions = 10;

export interface CatalogueParts {
  readonly room: SearchRoom;
  readonly exclusions: ExclusionBook;
  readonly shelf: ProductShelf;
  readonly taxonomy: TaxonomyBook;
  readonly terms: TermsBook;
  readonly carts: CartStore;
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

  return {
    async searchByText(caller: Caller, request: TextSearch) {
      const eyes = await eyesOf(parts, caller);
      const query = toQuery(request, await excluded(caller));
      const index = room.current();
      const answer = lookWithin(request.page, (page) => search(index, { ...query, page }));
      const foundBy = foundByOfHits(answer.hits);
      const asked = askedFor(query.code ?? '');
      const cards = await shelf.cards([...foundBy.keys()]);
      const products = cards.map((card) => {
        const product = forCaller(card, eyes, foundBy.get(card.productId) ?? null);
        // One row has no order; whoever shows it marks it (`pageAskedFirst`).
        if (product.prices.length < 2) return { card, product };
        return { card, product: withAskedFirst(product, askedRows(card.rows, asked, product.foundBy), asked) };
      });
      return Ok(toSearchPage(products, answer, await taxonomy.names()));
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

const foundByOfHits = (hits: readonly SearchHit[]): ReadonlyMap<ProductId, FoundBy | null> =>
  new Map(hits.map(({ key, reason }) => [asId<'product'>(String(key)), foundByOf(reason)]));

const foundByOf = (reason: SearchHit['reason']): FoundBy | null =>
  reason.by === 'listed' ? null : { by: reason.by, code: reason.code ?? '', brand: reason.brand ?? '' };
