import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import { exactCodes } from '#core/search/matching/exact-codes.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { matchPicture, type PictureChoice } from './match-picture.ts';
import { codesIn, readPictureName } from './picture-name.ts';
import type { NamedPicture, ProductPictureRepository } from './product-picture.repository.port.ts';
import type { PictureMatch } from './product-picture.service.ts';

interface PictureMatcherParts {
  readonly pictures: Pick<ProductPictureRepository, 'products' | 'named'>;
  readonly searchIndex: SearchIndexProvider;
}

export type MatchPictureNames = (names: readonly string[]) => Promise<readonly PictureMatch[]>;

/** Few enough that what they change is written in a moment. */
const maxChoices = 10;

const groupByKey = (named: readonly NamedPicture[]): ReadonlyMap<string, readonly PictureChoice[]> => {
  const groups = new Map<string, PictureChoice[]>();
  for (const { key, choice } of named) getOrCreate(groups, key, () => []).push(choice);
  return groups;
};

/** Finds the products that files are of, by their names, in the order asked. */
export const createPictureMatcher =
  ({ pictures, searchIndex }: PictureMatcherParts): MatchPictureNames =>
  async (names) => {
    const index = searchIndex.current();
    const read = names.map((name) => ({ name, readings: readPictureName(name) }));
    const codes = new Set(read.flatMap(({ readings }) => readings.flatMap(codesIn)));
    const keysOf = new Map([...codes].map((code) => [code, exactCodes(index, code)]));
    const products = await pictures.products([...new Set([...keysOf.values()].flat())]);
    const byKey = new Map(products.map((product) => [Number(product.id), product]));
    const ofSheets = groupByKey(await pictures.named([...new Set(names.map(pictureKey))]));
    return read.map(({ name, readings }) => {
      const named = ofSheets.get(pictureKey(name)) ?? [];
      if (named.length > 0) return { name, named, choices: [] };
      const keys = new Set(readings.flatMap(codesIn).flatMap((code) => keysOf.get(code) ?? []));
      const near = [...keys].flatMap((key) => byKey.get(key) ?? []);
      return { name, named, choices: matchPicture(readings, near).slice(0, maxChoices) };
    });
  };
