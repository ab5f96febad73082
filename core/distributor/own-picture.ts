import { type PictureKind, pictureKind } from '#core/files/picture-kind.ts';
import { pictureSize } from '#core/files/picture-size.ts';
import { isWholePicture } from '#core/files/whole-picture.ts';

/** Bytes of the logo or of the map's picture: each page and each mail carries them. */
export const maxOwnPictureBytes = 500 * 2 ** 10;
/** The most bytes of a logo that mails carry: the logo goes with every mail. */
export const maxMailLogoBytes = 200 * 2 ** 10;
/** The most pixels of a logo or a map's picture. */
export const maxOwnPicturePixels = 4_000_000;

export type OwnPictureFlaw = 'picture-svg' | 'picture-large' | 'picture-unreadable' | 'picture-pixels';

/** An SVG is a program too: it is refused, for another reason than a file that is no picture at all. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!|svg)/i.test(String.fromCharCode(...bytes.subarray(0, 100)));

/** Pages show PNG, JPEG and WebP, mails a small PNG or JPEG. */
const isOfOurs = (kind: PictureKind): boolean => kind === 'png' || kind === 'jpg' || kind === 'webp';

/** What keeps a picture from being the logo or the map (docs/rules/distributor.md 4); null where nothing does. */
export const ownPictureFlaw = (bytes: Uint8Array): OwnPictureFlaw | null => {
  if (isMarkup(bytes)) return 'picture-svg';
  if (bytes.length > maxOwnPictureBytes) return 'picture-large';
  const kind = pictureKind(bytes);
  const size = pictureSize(bytes);
  if (kind === null || size === null) return 'picture-unreadable';
  if (!isOfOurs(kind) || !isWholePicture(kind, bytes)) return 'picture-unreadable';
  return size.width * size.height > maxOwnPicturePixels ? 'picture-pixels' : null;
};
