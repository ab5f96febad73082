import type { PictureStorage } from '../picture-storage.port.ts';
import type { ProductPictureRepository } from './product-picture.repository.port.ts';

export const productFolder = 'Products';

interface ForgetUnusedParts {
  readonly pictures: Pick<ProductPictureRepository, 'forgetUnused'>;
  readonly storage: Pick<PictureStorage, 'takeAway'>;
}

/** Deletes the files that no product has had and that have not waited for one for a day. */
export const createForgetUnused =
  ({ pictures, storage }: ForgetUnusedParts) =>
  (): Promise<void> =>
    pictures.forgetUnused(async (names) => {
      for (const name of names) await (await storage.takeAway(productFolder, name)).keep();
    });
