import type { PictureKind } from './picture-kind.ts';

const endOf = (bytes: Uint8Array, mark: readonly number[]): number => {
  for (let at = bytes.length - mark.length; at > 0; at -= 1) {
    if (mark.every((each, index) => bytes[at + index] === each)) return at;
  }
  return -1;
};

/**
 * An end mark, anywhere: telephones write more bytes behind it, which do no harm. A file that says how long it is has
 * so many bytes.
 */
const isEnded: Readonly<Record<PictureKind, (bytes: Uint8Array, view: DataView) => boolean>> = {
  png: (bytes) => endOf(bytes, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]) !== -1,
  jpg: (bytes) => endOf(bytes, [0xff, 0xd9]) !== -1,
  gif: (bytes) => endOf(bytes, [0x3b]) > 12,
  webp: (bytes, view) => view.getUint32(4, true) + 8 <= bytes.length,
  avif: (bytes, view) => {
    let at = 0;
    while (at + 8 <= bytes.length) {
      const size = view.getUint32(at);
      // 0: up to the end of the file. 1: its size stands elsewhere.
      if (size === 0 || size === 1) return true;
      if (size < 8) return false;
      at += size;
    }
    return at === bytes.length;
  },
};

/** Whether all of a picture of that kind is there, as far as it says so itself: one that was cut off is not. */
export const isWholePicture = (kind: PictureKind, bytes: Uint8Array): boolean =>
  isEnded[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
