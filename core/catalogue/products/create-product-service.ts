import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isDisabled } from '../taxonomy/disabled.ts';
import type { ProductBrand } from '../taxonomy/product-brand.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import { type CatalogueProduct, typeIdsOf } from './catalogue-product.ts';
import { priceForCustomer, type ViewerContext } from './price-for-customer.ts';
import type { ProductRepository } from './product.repository.port.ts';
import type { ProductService } from './product.service.ts';
import type { WithCatalogueProduct } from './product-groups.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';
import { relativesOf } from './relatives.ts';
import { substitutesFor } from './substitutes.ts';
import { viewerOf } from './viewer-of.ts';

export interface ProductParts {
  readonly searchIndex: SearchIndexProvider;
  readonly productRepository: ProductRepository;
  readonly terms: TermsRepository;
  readonly carts: QuantitiesInCart;
}

const notFound = Err({ code: 'product-not-found' } as const);

export const createProductService = (parts: ProductParts): ProductService => {
  const { searchIndex, productRepository } = parts;

  const shown = (catalogueProduct: CatalogueProduct, viewer: ViewerContext): WithCatalogueProduct => ({
    catalogueProduct,
    product: priceForCustomer(catalogueProduct, viewer, null),
  });

  const find = async (caller: Caller, id: ProductId): Promise<CatalogueProduct | null> => {
    const [catalogueProduct] = await productRepository.products([id]);
    if (catalogueProduct === undefined) return null;
    return isDisabled(productRepository.disabled(), catalogueProduct.brandId, typeIdsOf(catalogueProduct)) &&
      !seesDisabled(caller)
      ? null
      : catalogueProduct;
  };

  return authorise<ProductService>('catalogue', {
    async read(caller, id) {
      const [catalogueProduct, viewer] = await Promise.all([find(caller, id), viewerOf(parts, caller)]);
      return catalogueProduct === null ? notFound : Ok(shown(catalogueProduct, viewer).product);
    },

    async brands(caller, id) {
      const catalogueProduct = await find(caller, id);
      const brands = new Map<ProductBrand['id'], ProductBrand>();
      for (const { brandId, brandName } of catalogueProduct?.rows ?? [])
        brands.set(brandId, { id: brandId, name: brandName });
      return Ok([...brands.values()].sort((a, b) => (a.name < b.name ? -1 : 1)));
    },

    async substitutes(caller, id, row) {
      const catalogueProduct = await find(caller, id);
      if (catalogueProduct === null) return notFound;
      const [products, viewer] = await Promise.all([
        productRepository.products(relativesOf(searchIndex.current(), catalogueProduct, productRepository.disabled())),
        viewerOf(parts, caller),
      ]);
      return Ok(
        substitutesFor(
          shown(catalogueProduct, viewer),
          products.map((each) => shown(each, viewer)),
          row,
        ),
      );
    },
  });
};
