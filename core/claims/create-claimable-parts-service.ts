import { authorise } from '#core/access/authorise.ts';
import type { ProductBrand } from '#core/catalogue/catalogue.service.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ProductCard } from '#core/catalogue/products/product-card.ts';
import { exactCodes } from '#core/search/exact-codes.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { asId } from '#core/shared/ids.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { Ok } from '#core/shared/result.ts';
import type { ClaimablePart, ClaimablePartsService } from './claimable-parts.service.ts';

interface ClaimablePartsPorts {
  readonly searchIndex: SearchIndexProvider;
  readonly productRepository: Pick<ProductRepository, 'cards'>;
}

const maxParts = 10;

export const createClaimablePartsService = ({
  searchIndex,
  productRepository,
}: ClaimablePartsPorts): ClaimablePartsService =>
  authorise<ClaimablePartsService>('claims', {
    async byCode(_caller, code) {
      const keys = exactCodes(searchIndex.current(), code);
      const cards = await productRepository.cards(keys.map((key) => asId<'product'>(String(key))));
      return Ok(cards.flatMap((card) => partsNamed(card, code)).slice(0, maxParts));
    },
  });

/**
 * The card under each brand whose own code, or the distributor's, was typed; a code that it only replaces names none.
 */
export const partsNamed = (card: ProductCard, typed: string): readonly ClaimablePart[] => {
  const asked = askedCode(typed);
  const { productId, description } = card.shown;
  const brands = brandsOf(card);
  return card.rows
    .filter(
      ({ code, internalCode, brandName }) =>
        likeness(asked, { code, brand: brandName }) !== null ||
        likeness(asked, { code: internalCode, brand: '' }) !== null,
    )
    .map(({ code, brandName }) => ({ productId, code, productBrandName: brandName, description, brands }));
};

const brandsOf = ({ rows }: ProductCard): readonly ProductBrand[] => {
  const names = new Map(rows.map(({ brandId, brandName }) => [brandId, brandName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
};
