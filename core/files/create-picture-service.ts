import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { OfferRepository } from '#core/offers/offer.repository.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ManagedFileRepository } from './managed-file.repository.port.ts';
import type { PictureService } from './picture.service.ts';
import { checkPicture } from './picture.ts';
import type { PictureStorage } from './picture-storage.port.ts';
import { undoOnFailure } from './undo-on-failure.ts';
import { isOfferFolder, type KeptFolder, offerIdOf } from './upload.ts';

export interface PicturesParts {
  readonly repository: ManagedFileRepository;
  readonly storage: PictureStorage;
  readonly offers: Pick<OfferRepository, 'lotTitles' | 'valueQuantities'>;
}

export const createPictureService = ({ repository, storage, offers }: PicturesParts): PictureService => {
  const isOffers = async (folder: KeptFolder, name: string): Promise<boolean> => {
    const known: readonly { readonly id: string }[] = await (folder === 'OfferLots'
      ? offers.lotTitles()
      : offers.valueQuantities());
    return known.some(({ id }) => id === offerIdOf(name));
  };
  return authorise<PictureService>('administration', {
    list: async (_caller, folder) => Ok(await repository.list(folder)),

    async put(caller, { folder, name, content }) {
      const checked = checkPicture(name, content);
      if (!checked.ok) return checked;
      if (isOfferFolder(folder) && !(await isOffers(folder, name))) return Err({ code: 'picture-offer-unknown' });
      const file = { folder, name, size: content.length };
      return Ok(
        await undoOnFailure((note) =>
          repository.store(file, authorOf(caller), async (givingWay) => {
            for (const former of givingWay) if (former !== name) note(await storage.takeAway(folder, former));
            note(await storage.replace(folder, name, content));
          }),
        ),
      );
    },

    async remove(caller, folder, name) {
      const isGone = await undoOnFailure((note) =>
        repository.remove(folder, name, authorOf(caller), async () => note(await storage.takeAway(folder, name))),
      );
      return isGone ? Ok(null) : Err({ code: 'picture-not-found' });
    },

    lots: async () => Ok(await offers.lotTitles()),
    valueQuantities: async () => Ok(await offers.valueQuantities()),
  });
};
