import type { Caller } from '#core/access/caller.ts';
import type { OfferValueQuantity } from '#core/offers/offer.service.ts';
import type { OfferLotId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { StoredFile } from './file.service.ts';
import type { PictureRefusal } from './picture.ts';
import type { KeptFolder } from './upload.ts';

export type PicturesFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | PictureRefusal
  | { readonly code: 'body-too-large' }
  /** The name is of no offer's id. */
  | { readonly code: 'picture-offer-unknown' }
  /** The category is none of those that administrators keep. */
  | { readonly code: 'picture-category-unknown' }
  | { readonly code: 'picture-not-found' };

/** A combo, to choose whose picture it is; active or not. */
export interface LotTitle {
  readonly id: OfferLotId;
  readonly title: string;
}

/**
 * The distributor's pictures, for administrators: the capability behind `api/admin-files`, `api/Offers/lots-complete`
 * and `/value-quantity-complete` (docs/rules/files.md 6).
 */
export interface PictureService {
  list(caller: Caller, folder: KeptFolder): Promise<Result<readonly StoredFile[], PicturesFailure>>;
  /**
   * Stores a picture over one of the same name; an offer's picture is named by its id, and its former picture is
   * deleted.
   */
  put(
    caller: Caller,
    file: { readonly folder: KeptFolder; readonly name: string; readonly content: Uint8Array },
  ): Promise<Result<StoredFile, PicturesFailure>>;
  remove(caller: Caller, folder: KeptFolder, name: string): Promise<Result<null, PicturesFailure>>;
  lots(caller: Caller): Promise<Result<readonly LotTitle[], PicturesFailure>>;
  valueQuantities(caller: Caller): Promise<Result<readonly OfferValueQuantity[], PicturesFailure>>;
}
