import { authorise } from '#core/access/authorise.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { groupProducts } from '#core/catalogue/products/product-groups.ts';
import { showProducts } from '#core/catalogue/products/show-products.ts';
import { type ViewerParts, viewerOf } from '#core/catalogue/products/viewer-of.ts';
import { Ok } from '#core/shared/result.ts';
import { announcedProducts } from './announced-products.ts';
import type { NewsRepository } from './news.repository.port.ts';
import type { NewsService } from './news.service.ts';

export interface NewsParts extends ViewerParts {
  readonly news: NewsRepository;
  readonly productRepository: ProductRepository;
}

export const createNewsService = (parts: NewsParts): NewsService =>
  authorise<NewsService>('catalogue', {
    async products(caller) {
      const { news, productRepository } = parts;
      const [viewer, announced] = await Promise.all([viewerOf(parts, caller), news.announced()]);
      const products = await productRepository.products([...new Set(announced.map(({ productId }) => productId))]);
      return Ok(
        groupProducts(
          showProducts(announcedProducts(announced, products), caller, viewer, productRepository.disabled()),
        ),
      );
    },
  });
