import type { Caller } from '#core/access/caller.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionMoved, SectionTag } from '#core/shared/section.ts';
import type { BoardRefusal, BrandBoard, WantedBoard } from './brand-board.ts';

export type BrandBoardFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | BoardRefusal
  | SectionMoved;

/** A board with the tag of what it holds; null where the other end has none. */
export interface TaggedBoard extends BrandBoard {
  readonly tag: SectionTag | null;
  /** Who arranged it last and when; absent or null where nobody did. */
  readonly changed?: LastChange | null | undefined;
}

/**
 * Which brands stand in which segment: the capability behind `api/VehiclesBrandSegments/container`, for administrators.
 */
export interface BrandBoardService {
  read(caller: Caller): Promise<Result<TaggedBoard, BrandBoardFailure>>;
  /**
   * The whole board. `seen` is the tag of the one that was changed, null where nobody tells. Answers the board as it is
   * stored.
   */
  save(caller: Caller, wanted: WantedBoard, seen: SectionTag | null): Promise<Result<TaggedBoard, BrandBoardFailure>>;
}
