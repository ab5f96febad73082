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
import type { CatalogueDesk, Suggestion, TextSearch } from './catalogue-desk.ts';
import { excludedBy } from './excluded-by.ts';
import type { ExclusionBook } from './exclusion-book.port.ts';
import { eyesOf, seesDisabled } from './eyes-of.ts';
import { forCaller } from './for-caller.ts';
import type { FoundBy } from './product.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { TaxonomyBook } from './taxonomy.port.ts';
import { toQuery } from './text-query.ts';
import { toSearchPage } from './text-search-page.ts';

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

  const suggestions = async (hits: readonly SearchHit[]): Promise<readonly Suggestion[]> => {
    const cards = await shelf.cards(hits.map(({ key }) => asId<'product'>(String(key))));
    return cards.map((card) => ({
      productId: card.productId,
      code: card.code,
      productBrandName: card.brandName,
      description: card.description,
    }));
  };

  return {
    async searchByText(caller: Caller, request: TextSearch) {
      const eyes = await eyesOf(parts, caller);
      const query = toQuery(request, await excluded(caller));
      const index = room.current();
      const answer = lookWithin(request.page, (page) => search(index, { ...query, page }));
      const foundBy = new Map<ProductId, FoundBy | null>(
        answer.hits.map(({ key, reason }) => [asId(String(key)), foundByOf(reason)]),
      );
      const cards = await shelf.cards([...foundBy.keys()]);
      const products = cards.map((card) => ({
        card,
        product: forCaller(card, eyes, foundBy.get(card.productId) ?? null),
      }));
      return Ok(toSearchPage(products, answer, await taxonomy.names()));
    },

    async autocompleteCode(caller, text) {
      return Ok(await suggestions(suggestCodes(room.current(), text, { excluded: await excluded(caller) })));
    },

    async autocompleteAllData(caller, text) {
      return Ok(await suggestions(suggestAll(room.current(), text, { excluded: await excluded(caller) })));
    },

    async brands(caller) {
      const disabled = shelf.disabled();
      const brands = await taxonomy.brands();
      return Ok(seesDisabled(caller) ? brands : brands.filter(({ id }) => !disabled.brandIds.has(id)));
    },
  };
};

const foundByOf = (reason: SearchHit['reason']): FoundBy | null =>
  reason.by === 'listed' ? null : { by: reason.by, code: reason.code ?? '', brand: reason.brand ?? '' };
