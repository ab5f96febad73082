import { type PictureKind, pictureKind } from './picture-kind.ts';

/** Width and height in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Points of one picture: few bytes can stand for more than a telephone can hold. */
export const maxPicturePoints = 50_000_000;

type Reader = (bytes: Uint8Array, view: DataView) => PictureSize | null;

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

const png: Reader = (_bytes, view) =>
  nameAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null;

const gif: Reader = (_bytes, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** Markers that begin a frame: all of C0 to CF but tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const jpg: Reader = (bytes, view) => {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
};

const webp: Reader = (_bytes, view) => {
  switch (nameAt(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
};

/** The boxes that lead to `ispe`, and how many bytes of each come before those that it holds. */
const holders: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/** The largest of all that it tells: a picture may be put together of tiles. */
const avif: Reader = (bytes, view) => {
  let largest: PictureSize | null = null;
  let at = 0;
  let end = bytes.length;
  while (at + 8 <= end) {
    const size = view.getUint32(at);
    const name = nameAt(view, at + 4);
    const next = size === 0 ? end : at + size;
    if (next < at + 8) break;
    const skipped = holders[name];
    if (skipped !== undefined) {
      at += 8 + skipped;
      end = Math.min(end, next);
      continue;
    }
    if (name === 'ispe') {
      const found = { width: view.getUint32(at + 12), height: view.getUint32(at + 16) };
      if (largest === null || found.width * found.height > largest.width * largest.height) largest = found;
    }
    at = next;
  }
  return largest;
};

const readers: Readonly<Record<PictureKind, Reader>> = { png, jpg, gif, webp, avif };

/** How large it says that it is, without opening it; null where it does not say, or nothing of it would be seen. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const kind = pictureKind(bytes);
  if (kind === null) return null;
  try {
    const size = readers[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The file ends before it says its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
