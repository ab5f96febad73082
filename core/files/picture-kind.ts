/** The kinds of picture that can be put up: an SVG is a program too, and stays out. */
export type PictureKind = 'png' | 'jpg' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** The kind by the file's first bytes, not by its name; null where it is no picture that can be shown. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null => {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) ? 'avif' : null;
};
