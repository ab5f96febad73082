import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import type { PictureChoice } from './match-picture.ts';

/**
 * Why a picture still waits: no product has its name as a code, several have, another picture stands in its place, the
 * product has no room for one more, or nothing holds it up any longer.
 */
export const waitingReasons = ['unknown', 'several', 'taken', 'full', 'soon'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

const isFull = ({ product, place }: PictureChoice): boolean =>
  product.pictures.length >= maxProductPictures && !product.pictures.some((picture) => picture.place === place);

/** Why a picture waits, by where `placeWaitingPictures` would put it. */
export const waitingReason = (
  name: string,
  { named, choices }: Readonly<Record<'named' | 'choices', readonly PictureChoice[]>>,
): WaitingReason => {
  if (named.length > 0) return named.every(isFull) ? 'full' : 'soon';
  const [only, ...others] = choices;
  if (only === undefined) return 'unknown';
  if (others.length > 0) return 'several';
  const held = only.product.pictures.find(({ place }) => place === only.place);
  if (held !== undefined && held.name !== name) return 'taken';
  return isFull(only) ? 'full' : 'soon';
};
