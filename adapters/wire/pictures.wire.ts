import * as z from 'zod/mini';
import type { StoredFile } from '#core/files/file.service.ts';
import type { LotTitle } from '#core/files/picture.service.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import type { KeptFolder } from '#core/files/upload.ts';
import { maxFileSigns } from './base64.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

/** A file that is put up (docs/rules/files.md 6); another server may send its bytes too. */
export const pictureWire = z.object({
  name: z.string(),
  size: z.nullish(z.number()),
  creationTime: z.nullish(z.string()),
  content: z.nullish(z.string()),
  category: z.nullish(z.string()),
});

export const picturesWire = z.array(pictureWire);

/** `content` is base64. */
export const pictureToPutWire = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.base64().check(z.minLength(1), z.maxLength(maxFileSigns(maxPictureBytes))),
  category: z.string().check(z.maxLength(50)),
});

export const pictureToWire = (file: StoredFile): z.infer<typeof pictureWire> => ({ ...file });

export const pictureFromWire = (
  { name, size, creationTime }: z.infer<typeof pictureWire>,
  category: KeptFolder,
): StoredFile => ({ name, size: size ?? 0, creationTime: creationTime ?? '', category });

const step = 0x8000;

/** Bytes as base64, in pieces that fit a call. */
export const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += step) {
    text += String.fromCharCode(...bytes.subarray(from, from + step));
  }
  return btoa(text);
};

export const lotTitlesWire = z.array(z.object({ id: answeredId, title: z.string() }));

export const lotTitlesFromWire = (lots: z.infer<typeof lotTitlesWire>): LotTitle[] =>
  lots.map(({ id, title }) => ({ id: idFromWire(id), title }));
