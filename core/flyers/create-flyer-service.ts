import { authorise } from '#core/access/authorise.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { groupProducts } from '#core/catalogue/products/product-groups.ts';
import { showProducts } from '#core/catalogue/products/show-products.ts';
import { type ViewerParts, viewerOf } from '#core/catalogue/products/viewer-of.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { FlyerRepository } from './flyer.repository.port.ts';
import type { FlyerService } from './flyer.service.ts';

export interface FlyerParts extends ViewerParts {
  readonly flyers: FlyerRepository;
  readonly productRepository: ProductRepository;
}

export const createFlyerService = (parts: FlyerParts): FlyerService =>
  authorise<FlyerService>('catalogue', {
    ties: async () => Ok(await parts.flyers.ties()),

    async products(caller, name) {
      const { flyers, productRepository } = parts;
      const [viewer, ids] = await Promise.all([viewerOf(parts, caller), flyers.productsOf(name)]);
      if (ids === null) return Err({ code: 'flyer-not-found' });
      const products = await productRepository.products(ids);
      return Ok(groupProducts(showProducts(products, caller, viewer, productRepository.disabled())));
    },
  });
