import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { maxProductPictures, pictureKey } from '#core/catalogue/import/named-pictures.ts';
import { exactCodes } from '#core/search/exact-codes.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { checkPictureContent, tidyPictureName } from '../picture.ts';
import type { PictureStorage } from '../picture-storage.port.ts';
import { matchPicture, type PictureChoice } from './match-picture.ts';
import { codesIn, isPlainFileName, readPictureName } from './picture-name.ts';
import type { NamedPicture, ProductPictureRepository } from './product-picture.repository.port.ts';
import type { PicturePlacement, ProductPictureService } from './product-picture.service.ts';

export interface ProductPictureParts {
  readonly pictures: ProductPictureRepository;
  readonly storage: PictureStorage;
  readonly searchIndex: SearchIndexProvider;
  readonly hasher: Hasher;
}

const folder = 'Products';
const maxStem = 60;
const digestSigns = 12;
/** Few enough that what they change is written in a moment. */
const maxChoices = 10;

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

const groupByKey = (named: readonly NamedPicture[]): ReadonlyMap<string, readonly PictureChoice[]> => {
  const groups = new Map<string, PictureChoice[]>();
  for (const { key, choice } of named) getOrCreate(groups, key, () => []).push(choice);
  return groups;
};

export const createProductPictureService = ({
  pictures,
  storage,
  searchIndex,
  hasher,
}: ProductPictureParts): ProductPictureService => {
  /** Other bytes are another name, so that nobody is shown a former picture from a cache; the same bytes again are the same file. */
  const keptName = (name: string, kind: Parameters<typeof tidyPictureName>[1], content: Uint8Array): string => {
    const stem = tidyPictureName(name, kind).slice(0, -kind.length - 1);
    return `${stem.slice(0, maxStem).trim()}-${hasher.digest(content).slice(0, digestSigns)}.${kind}`;
  };

  const forgetUnused = () =>
    pictures.forgetUnused(async (names) => {
      for (const name of names) await (await storage.takeAway(folder, name)).keep();
    });

  return authorise<ProductPictureService>('management', {
    async match(_caller, names) {
      const index = searchIndex.current();
      const read = names.map((name) => ({ name, readings: readPictureName(name) }));
      const codes = new Set(read.flatMap(({ readings }) => readings.flatMap(codesIn)));
      const keysOf = new Map([...codes].map((code) => [code, exactCodes(index, code)]));
      const products = await pictures.products([...new Set([...keysOf.values()].flat())]);
      const byKey = new Map(products.map((product) => [Number(product.id), product]));
      const ofSheets = groupByKey(await pictures.named([...new Set(names.map(pictureKey))]));
      return Ok(
        read.map(({ name, readings }) => {
          const named = ofSheets.get(pictureKey(name)) ?? [];
          if (named.length > 0) return { name, named, choices: [] };
          const keys = new Set(readings.flatMap(codesIn).flatMap((code) => keysOf.get(code) ?? []));
          const near = [...keys].flatMap((key) => byKey.get(key) ?? []);
          return { name, named, choices: matchPicture(readings, near).slice(0, maxChoices) };
        }),
      );
    },

    async send(_caller, { name, content }) {
      const kind = checkPictureContent(content);
      if (!kind.ok) return kind;
      if (!isPlainFileName(name)) return Err({ code: 'picture-name-wrong' });
      const kept = keptName(name, kind.val, content);
      await pictures.note(kept, content.length);
      await (await storage.replace(folder, kept, content)).keep();
      return Ok({ name: kept });
    },

    async place(caller, given) {
      const again = twice(given);
      if (again !== undefined) return Err({ code: 'picture-place-twice', name: again.name });
      const placed = await pictures.place(given, authorOf(caller));
      if (placed.ok) await forgetUnused();
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
  });
};
