import { aJpg, aWebp, aPng as sizedPng } from './sized-picture.builder.ts';

/** A picture of one point. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** How a file of each kind begins. */
export const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [...Buffer.from('GIF89a')],
  webp: [...Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')],
  avif: [...Buffer.from('\0\0\0\x20ftypavif', 'latin1')],
} as const;

const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const text = (value: string): number[] => [...Buffer.from(value, 'latin1')];
const box = (name: string, content: readonly number[]): number[] => [
  ...u32(content.length + 8),
  ...text(name),
  ...content,
];

const aGif = (width: number, height: number): Uint8Array =>
  Uint8Array.from([...beginnings.gif, width & 0xff, width >> 8, height & 0xff, height >> 8, 0, 0, 0, 0x3b]);

/** An AVIF of two tiles, the larger of which is the picture. */
const anAvif = (width: number, height: number): Uint8Array => {
  const [tile, whole] = [
    [1, 1],
    [width, height],
  ].map((size) => box('ispe', [...u32(0), ...size.flatMap(u32)]));
  const properties = box('iprp', box('ipco', [...(tile ?? []), ...(whole ?? [])]));
  return Uint8Array.from([
    ...box('ftyp', text('avif\0\0\0\0')),
    ...box('meta', [...u32(0), ...box('hdlr', u32(0)), ...properties]),
  ]);
};

const makers = { png: sizedPng, jpg: aJpg, webp: aWebp, gif: aGif, avif: anAvif } as const;

/** The least that says to be a picture of that size. */
export const aPicture = (kind: keyof typeof makers, width: number, height: number): Uint8Array =>
  makers[kind](width, height);
