import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PictureChoice, PicturedProduct } from './match-picture.ts';
import type { PicturePlacement, PlacedPictures } from './product-picture.service.ts';

/** A file that a sheet names as one of a product's pictures. */
export interface NamedPicture {
  readonly key: string;
  readonly choice: PictureChoice;
}

export type PicturePlacementFailure =
  | CatalogueBusy
  | { readonly code: 'picture-not-sent'; readonly name: string }
  | { readonly code: 'too-many-pictures'; readonly max: number };

/**
 * Which pictures products have; their bytes are files. Caches and search learn of a change by a generation of the
 * catalogue that has no contents of its own (docs/decisions/0030-pictures-beside-the-generations.md); each change is in
 * the audit trail.
 */
export interface ProductPictureRepository {
  /** The products of these keys that exist. */
  products(keys: readonly number[]): Promise<readonly PicturedProduct[]>;
  /**
   * The products for which a sheet names a file, by how names are compared; about as many as are given pictures at
   * once, and no more.
   */
  named(keys: readonly string[]): Promise<readonly NamedPicture[]>;
  /** Notes a file before it is written, so that nobody deletes it. */
  note(name: string, size: number): Promise<void>;
  /**
   * `waitedAs` are the names of the files that waited for their products, by those under which they are kept; the audit
   * trail says so too.
   */
  place(
    pictures: readonly PicturePlacement[],
    author: Author,
    waitedAs?: ReadonlyMap<string, string>,
  ): Promise<Result<PlacedPictures, PicturePlacementFailure>>;
  arrange(
    id: ProductId,
    seen: readonly string[],
    names: readonly string[],
    author: Author,
  ): Promise<
    Result<
      readonly string[],
      PicturePlacementFailure | { readonly code: 'product-not-found' } | { readonly code: 'pictures-moved' }
    >
  >;
  /** Forgets what no product has had for a day; `inStep` deletes the files before that is stored. */
  forgetUnused(inStep: (names: readonly string[]) => Promise<void>): Promise<void>;
}
