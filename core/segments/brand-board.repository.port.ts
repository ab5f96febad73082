import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { Result } from '#core/shared/result.ts';
import type { Arrangement } from './brand-board.ts';
import type { VehicleBrand, VehicleBrandSegment } from './vehicle.ts';

export interface StoredBrands {
  readonly segments: readonly VehicleBrandSegment[];
  /** Published brands. */
  readonly brands: readonly VehicleBrand[];
  /** Brands that an import is writing and nobody sees yet. */
  readonly unseen: readonly VehicleBrand[];
}

/**
 * The segments and places of the vehicle brands. A change is recorded in the audit trail and followed by every process,
 * in its own transaction.
 */
export interface BrandBoardRepository {
  read(): Promise<StoredBrands>;
  /** `decide` gets what is stored, which cannot change until its answer is stored. */
  arrange<Failure>(
    author: Author,
    decide: (held: StoredBrands) => Result<Arrangement, Failure>,
  ): Promise<Result<void, Failure>>;
  /** Who arranged them last, and when; null where nobody did. */
  lastChange(): Promise<LastChange | null>;
}
