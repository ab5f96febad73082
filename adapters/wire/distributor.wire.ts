import * as z from 'zod/mini';
import type { DeliveryMethod, ImageEntry, SoldFamilies, WhatsappContact } from '#core/distributor/public.service.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import type { SharedFolder } from '#core/files/file-category.ts';
import { answeredId } from './ids.wire.ts';

export const deliveryMethodsWire = z.array(
  z.object({ id: answeredId, name: z.string(), isPickup: z._default(z.boolean(), false) }),
);

export const deliveryMethodsToWire = (methods: readonly DeliveryMethod[]): z.infer<typeof deliveryMethodsWire> => [
  ...methods,
];

export const whatsappWire = z.array(
  z.object({ id: answeredId, link: z.string(), zone: z.string(), display: z.string() }),
);

export const whatsappToWire = (contacts: readonly WhatsappContact[]): z.infer<typeof whatsappWire> => [...contacts];

export const imagesWire = z.array(z.object({ name: z.string() }));

export const imagesToWire = (images: readonly ImageEntry[]): z.infer<typeof imagesWire> => [...images];

export const soldFamiliesWire = z.array(z.object({ name: z.nullable(z.string()), families: z.array(z.string()) }));

export const soldFamiliesToWire = (groups: readonly SoldFamilies[]): z.infer<typeof soldFamiliesWire> =>
  groups.map(({ name, families }) => ({ name, families: [...families] }));

/** What `api/Files/{category}` lists; another back end may tell the name only. */
export const filesWire = z.array(
  z.object({
    name: z.string(),
    size: z.nullish(z.number()),
    creationTime: z.nullish(z.string()),
    category: z.nullish(z.string()),
  }),
);

export const filesToWire = (files: readonly StoredFile[]): z.infer<typeof filesWire> => [...files];

export const filesFromWire = (files: z.infer<typeof filesWire>, category: SharedFolder): StoredFile[] =>
  files.map(({ name, size, creationTime }) => ({
    name,
    size: size ?? 0,
    creationTime: creationTime ?? '',
    category,
  }));
