import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAsSeen, tagOf } from '#core/shared/section.ts';
import type { FlyerRepository } from './flyer.repository.port.ts';
import { flyerProducts, tied } from './flyer.ts';
import type { FlyerManagementFailure, FlyerManagementService, TiedProducts } from './flyer-management.service.ts';

export interface FlyerManagementParts {
  readonly flyers: FlyerRepository;
  readonly productRepository: Pick<ProductRepository, 'products'>;
  readonly hasher: Hasher;
}

export const createFlyerManagementService = ({
  flyers,
  productRepository,
  hasher,
}: FlyerManagementParts): FlyerManagementService => {
  const shown = async (ids: readonly ProductId[]): Promise<TiedProducts> => ({
    tag: tagOf(hasher, ids),
    products: flyerProducts(ids, await productRepository.products(ids)),
  });
  return authorise<FlyerManagementService>('administration', {
    async read(_caller, name) {
      const ids = await flyers.productsOf(name);
      return ids === null ? Err({ code: 'flyer-not-found' }) : Ok(await shown(ids));
    },

    async tie(caller, name, products, seen) {
      const known = new Set((await productRepository.products(products)).map((product) => product.shown.productId));
      const stored = await flyers.tie<FlyerManagementFailure>(name, authorOf(caller), (held) =>
        isAsSeen(seen, tagOf(hasher, held)) ? tied(products, held, known) : Err({ code: 'section-moved', by: '' }),
      );
      if (stored === null) return Err({ code: 'flyer-not-found' });
      return stored.ok ? Ok(await shown(stored.val)) : stored;
    },
  });
};
