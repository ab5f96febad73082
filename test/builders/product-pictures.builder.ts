import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPictureStorage } from '#adapters/files/picture-storage.ts';
import { createProductPictureRepository } from '#adapters/postgres/files/product-pictures.ts';
import { createWaitingPictureRepository } from '#adapters/postgres/files/waiting-pictures.ts';
import { documentsOf } from '#adapters/postgres/search/search-rows.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createProductPictureService } from '#core/files/products/create-product-picture-service.ts';
import { createPictureMatcher } from '#core/files/products/match-names.ts';
import { createPlaceWaiting } from '#core/files/products/place-waiting.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import type { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { aProduct, callerOf, writeProducts } from './distributor.builder.ts';
import { aPicture } from './picture.builder.ts';

export const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
let side = 1;

/** Pictures of products on a distributor's database, with their files under a folder. */
export const picturesOn = (on: ReturnType<typeof distributorForAll>, root: () => string) => {
  const indexNow = async () => {
    const ids = await on.database.query<{ id: number }>('select id from product', []);
    const keys = ids.map(({ id }) => id);
    return buildSearchIndex(await documentsOf(on.database, keys, on.distributor.follower.generation()));
  };
  const repositories = () => ({
    pictures: createProductPictureRepository({ database: on.database, follower: on.distributor.follower }),
    waiting: createWaitingPictureRepository(on.database),
  });
  const service = async () => {
    const index = await indexNow();
    return createProductPictureService({
      ...repositories(),
      storage: createPictureStorage(root()),
      searchIndex: { current: () => index },
      hasher,
    });
  };
  const write = async (...drafts: Parameters<typeof aProduct>[0][]) => {
    await writeProducts(
      on.distributor.catalogueDrafts,
      drafts.map((draft, index) => aProduct({ line: index + 1, ...draft })),
    );
    await on.distributor.follower.look();
  };
  const idOf = async (code: string): Promise<ProductId> => {
    const [row] = await on.database.query<{ id: number }>('select id from product where code = $1', [code]);
    return asId(String(row?.id));
  };
  const shown = async (id: ProductId) =>
    (await on.distributor.productRepository.products([id]))[0]?.rows.flatMap(({ images }) => images);
  /** Every call sends another picture. */
  const send = async (name: string) => {
    side += 1;
    return (await (await service()).send(manager, { name, content: aPicture('png', side, 1) })).unwrap().name;
  };
  const files = () => readdirSync(join(root(), 'Products')).sort();
  /** As the server does after each change of the catalogue. */
  const place = async () => {
    const index = await indexNow();
    const stored = { ...repositories(), searchIndex: { current: () => index } };
    return createPlaceWaiting({ ...stored, match: createPictureMatcher(stored) })();
  };

  return { service, write, idOf, shown, send, files, place };
};
