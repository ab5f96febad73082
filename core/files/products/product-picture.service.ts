import type { Caller } from '#core/access/caller.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PictureRefusal } from '../picture.ts';
import type { PictureChoice } from './match-picture.ts';
import type { WaitingPicture } from './waiting-picture.ts';
import type { WaitingReason } from './waiting-reason.ts';

/** The most names that are matched, and pictures that are given, at once. */
export const maxPicturesAtOnce = 2000;

/** The products that a file is of. */
export interface PictureMatch {
  readonly name: string;
  /**
   * Products for which a sheet names the file: it goes to all of them, even where its name is another product's code.
   */
  readonly named: readonly PictureChoice[];
  /** Products whose code is the file's name, where no sheet names it: none, one, or several to choose among. */
  readonly choices: readonly PictureChoice[];
}

/** A picture that was sent, by the name under which it is kept. */
export interface PicturePlacement {
  readonly name: string;
  readonly productId: ProductId;
  /** The place of the picture that it replaces; null puts it after the last one. */
  readonly place: number | null;
}

export interface ExplainedWaiting extends WaitingPicture {
  readonly reason: WaitingReason;
}

/** The result for the pictures that were given. */
export interface PlacedPictures {
  readonly products: number;
  readonly added: number;
  readonly replaced: number;
  /** How many were there already, unchanged. */
  readonly same: number;
  /** Products that are gone. */
  readonly missing: number;
}

export type ProductPictureFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another distributor's back end does not have the call. */
  | { readonly code: 'not-offered' }
  | PictureRefusal
  | { readonly code: 'body-too-large' }
  /** The file was never sent, or so long ago that it was deleted. */
  | { readonly code: 'picture-not-sent'; readonly name: string }
  /** Two of them would be the same picture of a product. */
  | { readonly code: 'picture-place-twice'; readonly name: string }
  | { readonly code: 'too-many-pictures'; readonly max: number }
  /** Too many pictures wait for their products already. */
  | { readonly code: 'too-many-waiting'; readonly max: number }
  /** Too many bytes of pictures wait already. */
  | { readonly code: 'waiting-too-large'; readonly max: number }
  | { readonly code: 'product-not-found' }
  /** Somebody changed the product's pictures since they were seen. */
  | { readonly code: 'pictures-moved' }
  | CatalogueBusy;

type Answer<Value> = Promise<Result<Value, ProductPictureFailure>>;

/**
 * Pictures of products, for management: the capability behind `api/Management/ProductPictures`. They are sent one by
 * one and given to their products all at once, so that half of them is never shown.
 */
export interface ProductPictureService {
  match(caller: Caller, names: readonly string[]): Answer<readonly PictureMatch[]>;
  /** Answers the name under which it is kept until it is given to a product, for a day. */
  send(
    caller: Caller,
    file: { readonly name: string; readonly content: Uint8Array },
  ): Answer<{ readonly name: string }>;
  place(caller: Caller, pictures: readonly PicturePlacement[]): Answer<PlacedPictures>;
  /**
   * The product's pictures in this order, and none but these; `seen` are those that were there. Answers what is there
   * now.
   */
  arrange(caller: Caller, id: ProductId, seen: readonly string[], names: readonly string[]): Answer<readonly string[]>;
  /** Pictures of which no product is known yet, the one that was sent first at the top, and why each still waits. */
  waiting(caller: Caller): Answer<readonly ExplainedWaiting[]>;
  /**
   * Keeps what was sent until its product is known, by the name of its file; one of the same name takes its place. All
   * of them or none. Answers how many they were.
   */
  wait(
    caller: Caller,
    pictures: readonly { readonly fileName: string; readonly name: string }[],
  ): Answer<{ readonly waiting: number }>;
  /** Discards the waiting files among these names; answers how many. */
  discard(caller: Caller, fileNames: readonly string[]): Answer<{ readonly discarded: number }>;
}
