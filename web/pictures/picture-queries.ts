import type { Caller } from '#core/access/caller.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import type { PictureService, PicturesFailure } from '#core/files/picture.service.ts';
import type { KeptFolder } from '#core/files/upload.ts';
import type {
  FlyerManagementFailure,
  FlyerManagementService,
  TiedProducts,
} from '#core/flyers/flyer-management.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import { type PictureOwner, valueQuantityTitle } from './picture-owner.ts';

/** The distributor's pictures as they are put up, and changing them. */
export interface PictureQueries {
  readonly folders: Readonly<Record<KeptFolder, ServiceQuery<Whole, FolderView, PicturesFailure>>>;
  /** The articles of a flyer, by the name of its picture, and tying it to others. */
  readonly flyerProducts: ServiceQuery<string, TiedProducts, FlyerManagementFailure>;
  tie(
    name: string,
    products: readonly ProductId[],
    seen: string,
  ): Promise<Result<TiedProducts, FlyerManagementFailure>>;
  put(folder: KeptFolder, name: string, content: Uint8Array): Promise<Result<StoredFile, PicturesFailure>>;
  remove(folder: KeptFolder, name: string): Promise<Result<null, PicturesFailure>>;
}

export interface FolderView {
  readonly files: readonly StoredFile[];
  /** The offers whose pictures they are, in an offers' folder; null elsewhere. */
  readonly owners: readonly PictureOwner[] | null;
}

const outdatedBy = ['OffersChanged', 'NewsChanged'] as const;

export function createPictureQueries(
  service: PictureService,
  flyers: FlyerManagementService,
  caller: Caller,
  queries: ServiceQueries,
): PictureQueries {
  const ownersOf = async (
    folder: KeptFolder,
  ): Promise<Result<readonly PictureOwner[] | null, PicturesFailure> | null> => {
    if (folder === 'OfferLots') return service.lots(caller);
    if (folder !== 'OfferValueQuantities') return null;
    const offers = await service.valueQuantities(caller);
    return offers.map((all) => all.map((offer) => ({ id: offer.id, title: valueQuantityTitle(offer) })));
  };
  const viewOf = (folder: KeptFolder) =>
    queries.define(
      `pictures of ${folder}`,
      async (): Promise<Result<FolderView, PicturesFailure>> => {
        const [files, owners] = await Promise.all([service.list(caller, folder), ownersOf(folder)]);
        if (owners !== null && !owners.ok) return owners;
        return files.map((listed) => ({ files: listed, owners: owners?.val ?? null }));
      },
      { outdatedBy },
    );
  const folders = {
    Sliders: viewOf('Sliders'),
    Distributor: viewOf('Distributor'),
    OfferLots: viewOf('OfferLots'),
    OfferValueQuantities: viewOf('OfferValueQuantities'),
    Flyers: viewOf('Flyers'),
    Popups: viewOf('Popups'),
  };
  const flyerProducts = queries.define('tied products', (name: string) => flyers.read(caller, name), { outdatedBy });
  return {
    folders,
    flyerProducts,
    async tie(name, products, seen) {
      const answer = await flyers.tie(caller, name, products, seen);
      if (answer.ok || answer.val.code === 'section-moved') await flyerProducts.outdate();
      return answer;
    },
    put: (folder, name, content) =>
      thenReading(folders[folder].outdate)(service.put(caller, { folder, name, content })),
    remove: (folder, name) => thenReading(folders[folder].outdate)(service.remove(caller, folder, name)),
  };
}
