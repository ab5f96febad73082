import type { MatchPictureNames } from './match-names.ts';
import type { ProductPictureRepository } from './product-picture.repository.port.ts';
import type { WaitingPictureRepository } from './waiting-picture.repository.port.ts';
import { placeWaitingPictures } from './waiting-placements.ts';

interface PlaceWaitingParts {
  readonly pictures: Pick<ProductPictureRepository, 'place'>;
  readonly waiting: WaitingPictureRepository;
  readonly match: MatchPictureNames;
}

/**
 * Gives waiting pictures to the products that are known by now; answers whether it is to be tried again soon: somebody
 * else writes the catalogue.
 */
export const createPlaceWaiting =
  ({ pictures, waiting, match }: PlaceWaitingParts) =>
  async (): Promise<'done' | 'again'> => {
    await waiting.forget();
    const listed = await waiting.list();
    if (listed.length === 0) return 'done';
    const matches = await match(listed.map(({ fileName }) => fileName));
    const known = listed.map((picture, at) => {
      const { named = [], choices = [] } = matches[at] ?? {};
      return { ...picture, named, choices };
    });
    const placements = placeWaitingPictures(known);
    const fileNames = new Map(listed.map(({ name, fileName }) => [name, fileName]));
    for (const [userName, ofUser] of placements) {
      const waitedAs = new Map(ofUser.map(({ name }) => [name, fileNames.get(name) ?? name]));
      const placed = await pictures.place(ofUser, { userName, actedBy: null }, waitedAs);
      // A refusal of another kind: the product changed since, and the picture waits on.
      if (!placed.ok && placed.val.code === 'catalogue-busy') return 'again';
    }
    if (placements.size > 0) await waiting.forget();
    return 'done';
  };
