import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { maxPicturePoints, pictureSize } from './picture-size.ts';
import { isWholePicture } from './whole-picture.ts';

export { type PictureKind, pictureKind } from './picture-kind.ts';

/** The kinds of pictures, by the ending of their names. */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** Letters, digits and a few signs, then one of the endings above: no folder, nothing hidden, no way up. */
const nameShape = /^[\p{L}\p{N}_][\p{L}\p{N} _.,()&+'-]{0,150}\.([a-z]{3,4})$/iu;

/** The media type of a picture's file name; null where it is no such name. */
export const pictureType = (name: string): string | null => {
  const ending = nameShape.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || name.includes('..') ? null : (types[ending] ?? null);
};

/** Bytes of one picture. */
export const maxPictureBytes = 5 * 1024 * 1024;

export type PictureRefusal =
  | { readonly code: 'picture-name-wrong' }
  | { readonly code: 'picture-unreadable' }
  /** The name says one kind of picture, the bytes another. */
  | { readonly code: 'picture-not-what-it-says'; readonly kind: PictureKind }
  | { readonly code: 'picture-too-large'; readonly maxBytes: number }
  | { readonly code: 'picture-too-many-points'; readonly maxPoints: number };

/** Checks the first bytes: the file may have been read in part only. */
const checkBeginning = (bytes: Uint8Array): Result<PictureKind, PictureRefusal> => {
  if (bytes.length > maxPictureBytes) return Err({ code: 'picture-too-large', maxBytes: maxPictureBytes });
  const kind = pictureKind(bytes);
  const size = pictureSize(bytes);
  if (kind === null || size === null) return Err({ code: 'picture-unreadable' });
  const isTooMany = size.width * size.height > maxPicturePoints;
  return isTooMany ? Err({ code: 'picture-too-many-points', maxPoints: maxPicturePoints }) : Ok(kind);
};

/** Refuses a file that is no picture, is incomplete or is too large; its name does not count. */
export const checkPictureContent = (bytes: Uint8Array): Result<PictureKind, PictureRefusal> => {
  const checked = checkBeginning(bytes);
  if (!checked.ok || isWholePicture(checked.val, bytes)) return checked;
  return Err({ code: 'picture-unreadable' });
};

/** So much of a file is enough to know what it is, except for few whose header is longer. */
export const pictureHeadBytes = 256 * 1024;

/**
 * Why a picture is refused by its beginning and its size, before all of it is read; null where nothing is wrong so far.
 */
export const headRefusal = (head: Uint8Array, size: number): PictureRefusal | null => {
  if (size > maxPictureBytes) return { code: 'picture-too-large', maxBytes: maxPictureBytes };
  const checked = size > head.length ? checkBeginning(head) : checkPictureContent(head);
  if (checked.ok) return null;
  const isCut = size > head.length && checked.val.code === 'picture-unreadable' && pictureKind(head) !== null;
  return isCut ? null : checked.val;
};

/** Whether the file can be put up under the name. */
export const checkPicture = (name: string, bytes: Uint8Array): Result<PictureKind, PictureRefusal> => {
  const checked = checkPictureContent(bytes);
  if (!checked.ok) return checked;
  const type = pictureType(name);
  if (type === null) return Err({ code: 'picture-name-wrong' });
  return type === types[checked.val] ? checked : Err({ code: 'picture-not-what-it-says', kind: checked.val });
};

const maxStemLength = 150;

/**
 * A file's name as the shop can keep it: what no picture's name may have becomes a hyphen, and the ending is the
 * kind's.
 */
export const tidyPictureName = (name: string, kind: PictureKind): string => {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _,()&+'-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}_]+/u, '')
    .slice(0, maxStemLength)
    .trim();
  return `${stem === '' ? 'imagen' : stem}.${kind}`;
};
