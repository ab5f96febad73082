import * as z from 'zod/mini';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import {
  type ExplainedWaiting,
  maxPicturesAtOnce,
  type PictureMatch,
  type PicturePlacement,
} from '#core/files/products/product-picture.service.ts';
import { maxWaitingPictures } from '#core/files/products/waiting-picture.ts';
import { waitingReasons } from '#core/files/products/waiting-reason.ts';
import { asId } from '#core/shared/ids.ts';
import { base64Wire, maxFileSigns } from './base64.wire.ts';

const text = z.string();
const fileName = z.string().check(z.minLength(1), z.maxLength(300));
const id = z.string().check(z.minLength(1), z.maxLength(64));

export const pictureNamesWire = z.strictObject({ names: z.array(fileName).check(z.maxLength(maxPicturesAtOnce)) });

const choicesWire = z.array(
  z.object({
    product: z.object({
      id: text,
      brand: text,
      code: text,
      internalCode: text,
      description: text,
      pictures: z.array(z.object({ place: z.number(), name: text })),
    }),
    place: z.number(),
  }),
);

/** `named` are the products for which a sheet names the file. */
export const pictureMatchesWire = z.array(z.object({ name: text, named: choicesWire, choices: choicesWire }));

const choicesToWire = (choices: PictureMatch['choices']): z.infer<typeof choicesWire> =>
  choices.map(({ product, place }) => ({ product: { ...product, pictures: [...product.pictures] }, place }));

export const pictureMatchesToWire = (matches: readonly PictureMatch[]): z.infer<typeof pictureMatchesWire> =>
  matches.map(({ name, named, choices }) => ({
    name,
    named: choicesToWire(named),
    choices: choicesToWire(choices),
  }));

const choicesFromWire = (choices: z.infer<typeof choicesWire>): PictureMatch['choices'] =>
  choices.map(({ product, place }) => ({ product: { ...product, id: asId(product.id) }, place }));

export const pictureMatchesFromWire = (matches: z.infer<typeof pictureMatchesWire>): PictureMatch[] =>
  matches.map(({ name, named, choices }) => ({
    name,
    named: choicesFromWire(named),
    choices: choicesFromWire(choices),
  }));

/** `content` is base64. */
export const sentPictureWire = z.strictObject({
  name: fileName,
  content: base64Wire(maxFileSigns(maxPictureBytes)),
});

export const keptPictureWire = z.object({ name: text });

/** Pictures without a place go after the last one. */
export const picturePlacementsWire = z.strictObject({
  pictures: z
    .array(
      z.strictObject({
        name: fileName,
        productId: id,
        place: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(maxProductPictures))), null),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxPicturesAtOnce)),
});

export const picturePlacementsFromWire = ({ pictures }: z.infer<typeof picturePlacementsWire>): PicturePlacement[] =>
  pictures.map((each) => ({ ...each, productId: asId(each.productId) }));

export const placedPicturesWire = z.object({
  products: z.number(),
  added: z.number(),
  replaced: z.number(),
  same: z.number(),
  missing: z.number(),
});

/** `seen` are the names that were there, in their order. */
export const arrangedPicturesWire = z.strictObject({
  seen: z.array(fileName).check(z.maxLength(100)),
  names: z.array(fileName).check(z.maxLength(100)),
});

export const picturesOfProductWire = z.object({ names: z.array(text) });

/** `name` is that under which it was kept, `fileName` that of its file. */
export const picturesToWaitWire = z.strictObject({
  pictures: z.array(z.strictObject({ name: fileName, fileName })).check(z.minLength(1), z.maxLength(maxPicturesAtOnce)),
});

export const keptToWaitWire = z.object({ waiting: z.number() });

/** `size` in bytes, `sentAt` in ISO 8601; `reason`, why it still waits. */
export const waitingPicturesWire = z.array(
  z.object({
    name: text,
    fileName: text,
    size: z.number(),
    sentBy: text,
    sentAt: text,
    reason: z.enum(waitingReasons),
  }),
);

export const waitingPicturesToWire = (pictures: readonly ExplainedWaiting[]): z.infer<typeof waitingPicturesWire> =>
  pictures.map((picture) => ({ ...picture }));

export const discardedNamesWire = z.strictObject({
  names: z.array(fileName).check(z.minLength(1), z.maxLength(maxWaitingPictures)),
});

export const discardedPicturesWire = z.object({ discarded: z.number() });
