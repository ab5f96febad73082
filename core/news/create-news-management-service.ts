import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { soldAs } from '#core/catalogue/products/sold-as.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { NewsRepository } from './news.repository.port.ts';
import type { NewsManagementService } from './news-management.service.ts';

export interface NewsManagementParts {
  readonly news: NewsRepository;
  readonly productRepository: Pick<ProductRepository, 'products' | 'disabled'>;
  readonly clock: Clock;
}

export const createNewsManagementService = ({
  news,
  productRepository,
  clock,
}: NewsManagementParts): NewsManagementService =>
  authorise<NewsManagementService>('administration', {
    async list() {
      const announced = await news.announced();
      const products = await productRepository.products([...new Set(announced.map(({ productId }) => productId))]);
      const rows = new Map(products.map((product) => [product.shown.productId, product.rows]));
      return Ok(
        announced.map((news) => {
          const row = rows.get(news.productId)?.find(({ brandId }) => brandId === news.productBrandId);
          return { ...news, code: row?.code ?? '' };
        }),
      );
    },

    async announce(caller, { productId, productBrandId }) {
      const what = { productId, productBrandId };
      const [sold = null] = await soldAs(productRepository, [what]);
      if (sold === null) return Err({ code: 'news-product-unknown' });
      const createdAt = new Date(clock.now()).toISOString();
      const id = await news.announce(what, createdAt, authorOf(caller));
      if (id === null) return Err({ code: 'news-already-there' });
      return Ok({ ...what, id, code: sold.productCode, productBrandName: sold.productBrandName, createdAt });
    },

    async withdraw(caller, id) {
      return (await news.withdraw(id, authorOf(caller))) ? Ok(null) : Err({ code: 'news-not-found' });
    },
  });
