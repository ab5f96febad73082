import { authorise } from '#core/access/authorise.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import { exactCodes } from '#core/search/matching/exact-codes.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { asId } from '#core/shared/ids.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { Ok } from '#core/shared/result.ts';
import type { ClaimablePart, ClaimablePartsService } from './claimable-parts.service.ts';

interface ClaimablePartsPorts {
  readonly searchIndex: SearchIndexProvider;
  readonly productRepository: Pick<ProductRepository, 'products'>;
}

const maxParts = 10;

export const createClaimablePartsService = ({
  searchIndex,
  productRepository,
}: ClaimablePartsPorts): ClaimablePartsService =>
  authorise<ClaimablePartsService>('claims', {
    async byCode(_caller, code) {
      const keys = exactCodes(searchIndex.current(), code);
      const products = await productRepository.products(keys.map((key) => asId<'product'>(String(key))));
      return Ok(products.flatMap((product) => partsNamed(product, code)).slice(0, maxParts));
    },
  });

/**
 * The product under each brand whose own code, or the distributor's, was typed; a code that it only replaces names
 * none.
 */
export const partsNamed = (product: CatalogueProduct, typed: string): readonly ClaimablePart[] => {
  const asked = askedCode(typed);
  const { productId, description } = product.shown;
  const brands = brandsOf(product);
  return product.rows
    .filter(
      ({ code, internalCode, brandName }) =>
        likeness(asked, { code, brand: brandName }) !== null ||
        likeness(asked, { code: internalCode, brand: '' }) !== null,
    )
    .map(({ code, brandName }) => ({ productId, code, productBrandName: brandName, description, brands }));
};

const brandsOf = ({ rows }: CatalogueProduct): readonly ProductBrand[] => {
  const names = new Map(rows.map(({ brandId, brandName }) => [brandId, brandName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
};
