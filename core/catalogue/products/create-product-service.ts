import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ProductBrand } from '../catalogue.service.ts';
import { isDisabled } from '../exclusions/disabled.ts';
import { priceForCustomer, type ViewerContext } from './price-for-customer.ts';
import type { ProductRepository } from './product.repository.port.ts';
import type { ProductService } from './product.service.ts';
import { type ProductCard, typeIdsOf } from './product-card.ts';
import type { WithCard } from './product-groups.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';
import { relativesOf } from './relatives.ts';
import { substitutesFor } from './substitutes.ts';
import { seesDisabled, viewerOf } from './viewer-of.ts';

export interface ProductParts {
  readonly searchIndex: SearchIndexProvider;
  readonly productRepository: ProductRepository;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
}

const notFound = Err({ code: 'product-not-found' } as const);

export const createProductService = (parts: ProductParts): ProductService => {
  const { searchIndex, productRepository } = parts;

  const shown = (card: ProductCard, viewer: ViewerContext): WithCard => ({
    card,
    product: priceForCustomer(card, viewer, null),
  });

  const find = async (caller: Caller, id: ProductId): Promise<ProductCard | null> => {
    const [card] = await productRepository.cards([id]);
    if (card === undefined) return null;
    return isDisabled(productRepository.disabled(), card.brandId, typeIdsOf(card)) && !seesDisabled(caller)
      ? null
      : card;
  };

  return authorise<ProductService>('catalogue', {
    async read(caller, id) {
      const [card, viewer] = await Promise.all([find(caller, id), viewerOf(parts, caller)]);
      return card === null ? notFound : Ok(shown(card, viewer).product);
    },

    async brands(caller, id) {
      const card = await find(caller, id);
      const brands = new Map<ProductBrand['id'], ProductBrand>();
      for (const { brandId, brandName } of card?.rows ?? []) brands.set(brandId, { id: brandId, name: brandName });
      return Ok([...brands.values()].sort((a, b) => (a.name < b.name ? -1 : 1)));
    },

    async substitutes(caller, id, row) {
      const card = await find(caller, id);
      if (card === null) return notFound;
      const [cards, viewer] = await Promise.all([
        productRepository.cards(relativesOf(searchIndex.current(), card, productRepository.disabled())),
        viewerOf(parts, caller),
      ]);
      return Ok(
        substitutesFor(
          shown(card, viewer),
          cards.map((each) => shown(each, viewer)),
          row,
        ),
      );
    },
  });
};
