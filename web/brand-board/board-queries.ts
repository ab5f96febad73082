import type { Caller } from '#core/access/caller.ts';
import type { BrandBoardFailure, BrandBoardService, TaggedBoard } from '#core/segments/brand-board.service.ts';
import type { WantedBoard } from '#core/segments/brand-board.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** The board of vehicle brands as it is stored, and saving another. */
export interface BoardQueries {
  readonly board: ServiceQuery<Whole, TaggedBoard, BrandBoardFailure>;
  /** Resolves once what is stored is what the board tells. */
  save(wanted: WantedBoard, seen: SectionTag | null): Promise<Result<TaggedBoard, BrandBoardFailure>>;
}

export function createBoardQueries(service: BrandBoardService, caller: Caller, queries: ServiceQueries): BoardQueries {
  const board = queries.define('brand-board', () => service.read(caller), { outdatedBy: ['CatalogueChanged'] });
  return {
    board,
    async save(wanted, seen) {
      const answer = await service.save(caller, wanted, seen);
      if (!answer.ok && answer.val.code !== 'section-moved') return answer;
      await board.outdate();
      return answer;
    },
  };
}
