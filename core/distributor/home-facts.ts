import type { PublicFolder } from '#core/files/file-category.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { ImageEntry, PublicFailure, PublicService, SoldFamilies, WhatsappContact } from './public.service.ts';

/**
 * What the public home shows beside the distributor's own data, and what the distributor changes while the shop is
 * open.
 */
export interface HomeFacts {
  /** The names of each folder's pictures, in the distributor's order. */
  readonly images: Readonly<Record<PublicFolder, readonly string[]>>;
  readonly whatsapp: readonly WhatsappContact[];
  readonly families: readonly SoldFamilies[];
}

/** Reads them as they are now. */
export const readHomeFacts = async (service: PublicService): Promise<Result<HomeFacts, PublicFailure>> => {
  const [whatsapp, logos, slides, families] = await Promise.all([
    service.whatsapp(),
    service.images('Distributor'),
    service.images('Sliders'),
    service.families(),
  ]);
  if (!whatsapp.ok) return whatsapp;
  if (!logos.ok) return logos;
  if (!slides.ok) return slides;
  if (!families.ok) return families;
  return Ok({
    images: { Distributor: namesOf(logos.val), Sliders: namesOf(slides.val) },
    whatsapp: whatsapp.val,
    families: families.val,
  });
};

const namesOf = (images: readonly ImageEntry[]): readonly string[] => images.map(({ name }) => name);
