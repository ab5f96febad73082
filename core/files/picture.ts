import { Err, Ok, type Result } from '#core/shared/result.ts';

/** What a picture may be, by the ending of its name. */
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

/** The kinds of picture that can be put up: an SVG is a program too, and stays out. */
export type PictureKind = 'png' | 'jpg' | 'webp' | 'avif' | 'gif';

/** Bytes of one picture. */
export const maxPictureBytes = 5 * 1024 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by how it begins, whatever it is called; null where it is no picture that can be put up. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null => {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) ? 'avif' : null;
};

export type PictureRefusal =
  | { readonly code: 'picture-name-wrong' }
  | { readonly code: 'picture-unreadable' }
  /** Its name says one kind, its bytes another. */
  | { readonly code: 'picture-not-what-it-says'; readonly kind: PictureKind }
  | { readonly code: 'picture-too-large'; readonly maxBytes: number };

/** Whether the file can be put up under the name. */
export const checkPicture = (name: string, bytes: Uint8Array): Result<PictureKind, PictureRefusal> => {
  if (bytes.length > maxPictureBytes) return Err({ code: 'picture-too-large', maxBytes: maxPictureBytes });
  const kind = pictureKind(bytes);
  if (kind === null) return Err({ code: 'picture-unreadable' });
  const type = pictureType(name);
  if (type === null) return Err({ code: 'picture-name-wrong' });
  return type === types[kind] ? Ok(kind) : Err({ code: 'picture-not-what-it-says', kind });
};

const maxStemLength = 150;

/** A file's name as the shop can keep it: what no picture's name may have becomes a hyphen, and the ending is the kind's. */
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
