import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { PictureChoice } from './match-picture.ts';
import type { PictureMatch, PicturePlacement } from './product-picture.service.ts';
import type { WaitingPicture } from './waiting-picture.ts';

/** The pictures to give to products, by who sent them. */
export type WaitingPlacements = ReadonlyMap<string, readonly PicturePlacement[]>;

/**
 * Where waiting pictures go by themselves, the one that was sent first before the others
 * (docs/rules/product-management.md 12): to each product for which a sheet names them, in place of what is there, else
 * to the only one whose code they have, never in place of another picture.
 */
export const placeWaitingPictures = (
  waiting: readonly (WaitingPicture & Pick<PictureMatch, 'named' | 'choices'>)[],
): WaitingPlacements => {
  const taken = new Set<string>();
  const added = new Map<string, number>();
  const placements = new Map<string, PicturePlacement[]>();
  const take = ({ name, sentBy }: WaitingPicture, { product, place }: PictureChoice, isNamed: boolean): void => {
    const key = `${product.id} ${place}`;
    if (taken.has(key)) return;
    const held = product.pictures.find((picture) => picture.place === place);
    if (held !== undefined && !isNamed && held.name !== name) return;
    const more = added.get(product.id) ?? 0;
    if (held === undefined && product.pictures.length + more >= maxProductPictures) return;
    if (held === undefined) added.set(product.id, more + 1);
    taken.add(key);
    getOrCreate(placements, sentBy, () => []).push({ name, productId: product.id, place });
  };
  for (const { named, choices, ...picture } of waiting) {
    const [only] = choices;
    if (named.length > 0) for (const choice of named) take(picture, choice, true);
    else if (only !== undefined && choices.length === 1) take(picture, only, false);
  }
  return placements;
};
