import { type PictureKind, pictureKind } from './picture.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Its header first, its end mark last: a file that was cut off has none. */
const pngSize = (bytes: Uint8Array): PictureSize | null => {
  if (bytes.length < 45 || ascii(bytes, 12, 16) !== 'IHDR') return null;
  if (ascii(bytes, bytes.length - 8, bytes.length - 4) !== 'IEND') return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** The frames that tell a size: all of C0 to CF but three that are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpgSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Bytes that only fill up.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const webpSize = (bytes: Uint8Array): PictureSize | null => {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 > bytes.length) return null;
  const threeBytes = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    default:
      return null;
  }
};

const sizes: Partial<Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureSize | null>>> = {
  png: pngSize,
  jpg: jpgSize,
  webp: webpSize,
};

/** How large a picture is by its own header, in pixels; null where it is none that can be read, or not PNG, JPEG or WebP. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const kind = pictureKind(bytes);
  const size = kind === null ? null : (sizes[kind]?.(bytes) ?? null);
  return size === null || size.width === 0 || size.height === 0 ? null : size;
};
