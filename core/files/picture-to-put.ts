import { checkPicture, type PictureRefusal } from './picture.ts';

/** A picture that somebody wants to put up, as far as it is chosen. */
export interface PictureToPut {
  /** Null while none is chosen. */
  readonly content: Uint8Array | null;
  /** The offer that it is of, empty while none is chosen; null where a picture is of none. */
  readonly offerId: string | null;
  readonly name: string;
}

export type PictureToPutFlaw =
  | { readonly code: 'picture-missing' }
  | { readonly code: 'picture-offer-unknown' }
  | PictureRefusal;

/** What keeps it from being put up, one thing at a time in the order of the form; null where nothing does. */
export const pictureToPutFlaw = ({ content, offerId, name }: PictureToPut): PictureToPutFlaw | null => {
  if (content === null) return { code: 'picture-missing' };
  if (offerId === '') return { code: 'picture-offer-unknown' };
  const checked = checkPicture(name, content);
  return checked.ok ? null : checked.val;
};
