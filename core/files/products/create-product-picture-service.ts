import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { checkPictureContent, tidyPictureName } from '../picture.ts';
import type { PictureStorage } from '../picture-storage.port.ts';
import { createForgetUnused, productFolder } from './forget-unused.ts';
import { createPictureMatcher } from './match-names.ts';
import { isPlainFileName } from './picture-name.ts';
import { createPlaceWaiting } from './place-waiting.ts';
import type { ProductPictureRepository } from './product-picture.repository.port.ts';
import type { PicturePlacement, ProductPictureService } from './product-picture.service.ts';
import type { PictureToWait, WaitingPictureRepository } from './waiting-picture.repository.port.ts';
import { waitingReason } from './waiting-reason.ts';

export interface ProductPictureParts {
  readonly pictures: ProductPictureRepository;
  readonly waiting: WaitingPictureRepository;
  readonly storage: PictureStorage;
  readonly searchIndex: SearchIndexProvider;
  readonly hasher: Hasher;
}

const maxStem = 60;
const digestSigns = 12;

/** The second one that would be the same picture of a product; undefined where none is. */
const twice = (pictures: readonly PicturePlacement[]): PicturePlacement | undefined => {
  const taken = new Set<string>();
  return pictures.find(({ productId, place }) => {
    const key = `${productId} ${place}`;
    const isTaken = place !== null && taken.has(key);
    taken.add(key);
    return isTaken;
  });
};

const sameKey = (pictures: readonly PictureToWait[]): PictureToWait | undefined => {
  const keys = pictures.map(({ key }) => key);
  return pictures.find(({ key }, at) => keys.indexOf(key) < at);
};

export const createProductPictureService = ({
  pictures,
  waiting,
  storage,
  searchIndex,
  hasher,
}: ProductPictureParts): ProductPictureService => {
  const match = createPictureMatcher({ pictures, searchIndex });
  const placeWaiting = createPlaceWaiting({ pictures, waiting, match });

  /**
   * Other bytes are another name, so that nobody is shown a former picture from a cache; the same bytes again are the
   * same file.
   */
  const keptName = (name: string, kind: Parameters<typeof tidyPictureName>[1], content: Uint8Array): string => {
    const stem = tidyPictureName(name, kind).slice(0, -kind.length - 1);
    return `${stem.slice(0, maxStem).trim()}-${hasher.digest(content).slice(0, digestSigns)}.${kind}`;
  };

  const forgetUnused = createForgetUnused({ pictures, storage });

  return authorise<ProductPictureService>('management', {
    match: async (_caller, names) => Ok(await match(names)),

    async send(_caller, { name, content }) {
      const kind = checkPictureContent(content);
      if (!kind.ok) return kind;
      if (!isPlainFileName(name)) return Err({ code: 'picture-name-wrong' });
      const kept = keptName(name, kind.val, content);
      await pictures.note(kept, content.length);
      await (await storage.replace(productFolder, kept, content)).keep();
      return Ok({ name: kept });
    },

    async place(caller, placements) {
      const again = twice(placements);
      if (again !== undefined) return Err({ code: 'picture-place-twice', name: again.name });
      const placed = await pictures.place(placements, authorOf(caller));
      if (!placed.ok) return placed;
      await waiting.forget();
      await forgetUnused();
      return placed;
    },

    async arrange(caller, id, seen, names) {
      const again = names.find((name, at) => names.indexOf(name) < at);
      if (again !== undefined) return Err({ code: 'picture-place-twice', name: again });
      if (names.length > maxProductPictures) return Err({ code: 'too-many-pictures', max: maxProductPictures });
      const arranged = await pictures.arrange(id, seen, names, authorOf(caller));
      if (arranged.ok) await forgetUnused();
      return arranged;
    },

    async waiting() {
      const listed = await waiting.list();
      const matches = await match(listed.map(({ fileName }) => fileName));
      return Ok(
        listed.map((picture, at) => {
          const { named = [], choices = [] } = matches[at] ?? {};
          return { ...picture, reason: waitingReason(picture.name, { named, choices }) };
        }),
      );
    },

    async wait(caller, uploads) {
      const pictures = uploads.map((picture) => ({ ...picture, key: pictureKey(picture.fileName) }));
      if (pictures.some(({ key, fileName }) => key === '' || !isPlainFileName(fileName)))
        return Err({ code: 'picture-name-wrong' });
      const again = sameKey(pictures);
      if (again !== undefined) return Err({ code: 'picture-place-twice', name: again.fileName });
      await waiting.forget();
      const kept = await waiting.wait(pictures, authorOf(caller));
      if (!kept.ok) return kept;
      // The pictures' products may have come since they were looked for.
      await placeWaiting();
      return Ok({ waiting: pictures.length });
    },

    async discard(caller, names) {
      const discarded = await waiting.discard(names.map(pictureKey), authorOf(caller));
      await forgetUnused();
      return Ok({ discarded });
    },
  });
};
