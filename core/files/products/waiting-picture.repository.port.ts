import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { WaitingPicture } from './waiting-picture.ts';

/** A file that was sent, by how its name is compared: another one of the same key takes its place. */
export interface PictureToWait {
  readonly key: string;
  readonly fileName: string;
  readonly name: string;
}

/**
 * Pictures of which no product is known yet (docs/rules/product-management.md 12); their bytes are files, which are not
 * deleted while the pictures wait.
 */
export interface WaitingPictureRepository {
  /** The picture that was sent first at the top; none that waited too long. */
  list(): Promise<readonly WaitingPicture[]>;
  /** Stores all of the pictures or none; writes them in the audit trail. */
  wait(
    pictures: readonly PictureToWait[],
    author: Author,
  ): Promise<
    Result<
      void,
      | { readonly code: 'picture-not-sent'; readonly name: string }
      | { readonly code: 'too-many-waiting'; readonly max: number }
      | { readonly code: 'waiting-too-large'; readonly max: number }
    >
  >;
  /** Discards the waiting pictures with these keys; answers how many they were, and writes them in the audit trail. */
  discard(keys: readonly string[], author: Author): Promise<number>;
  /** Forgets pictures that a product has by now, and those that waited too long. */
  forget(): Promise<void>;
}
