import type { PublicFolder } from '#core/files/file-category.ts';
import type { ImageEntry, PublicDesk, WhatsappContact } from './public-desk.ts';

/** What the public home shows beside whose it is, and the distributor changes while the shop is open. */
export interface HomeFacts {
  /** The names of each folder's pictures, in the distributor's order. */
  readonly images: Readonly<Record<PublicFolder, readonly string[]>>;
  readonly whatsapp: readonly WhatsappContact[];
}

/** As they are now; null where they cannot be had. */
export const readHomeFacts = async (desk: PublicDesk): Promise<HomeFacts | null> => {
  const [whatsapp, logos, slides] = await Promise.all([
    desk.whatsapp(),
    desk.images('Distributor'),
    desk.images('Sliders'),
  ]);
  if (!whatsapp.ok || !logos.ok || !slides.ok) return null;
  return { images: { Distributor: namesOf(logos.val), Sliders: namesOf(slides.val) }, whatsapp: whatsapp.val };
};

const namesOf = (images: readonly ImageEntry[]): readonly string[] => images.map(({ name }) => name);
