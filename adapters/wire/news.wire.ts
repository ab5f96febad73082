import * as z from 'zod/mini';
import type { Announced } from '#core/news/news.repository.port.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

/** Product news as administrators see and add them (docs/rules/news.md 1). */
export const newsItemWire = z.object({
  id: answeredId,
  code: z.string(),
  productBrandName: z.string(),
  createdAt: z.string(),
  productId: answeredId,
  productBrandId: answeredId,
});

export const newsItemsWire = z.array(newsItemWire);

/** Code and brand's name are accepted and not used: the stored ones are the catalogue's. */
export const announcedWire = z.strictObject({
  productId: idWire,
  productBrandId: idWire,
  code: z.optional(z.string().check(z.maxLength(200))),
  productBrandName: z.optional(z.string().check(z.maxLength(200))),
});

export const announcedFromWire = ({ productId, productBrandId }: z.infer<typeof announcedWire>): Announced => ({
  productId: idFromWire(productId),
  productBrandId: idFromWire(productBrandId),
});

export const newsItemToWire = (item: NewsItem): z.infer<typeof newsItemWire> => ({
  id: item.id,
  code: item.code,
  productBrandName: item.productBrandName,
  createdAt: item.createdAt,
  productId: item.productId,
  productBrandId: item.productBrandId,
});

export const newsItemFromWire = (item: z.infer<typeof newsItemWire>): NewsItem => ({
  ...item,
  id: idFromWire(item.id),
  productId: idFromWire(item.productId),
  productBrandId: idFromWire(item.productBrandId),
});

export const newsItemsToWire = (items: readonly NewsItem[]): z.infer<typeof newsItemsWire> => items.map(newsItemToWire);
export const newsItemsFromWire = (items: z.infer<typeof newsItemsWire>): NewsItem[] => items.map(newsItemFromWire);
