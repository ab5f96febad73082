import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import type { BrandBoardRepository } from './brand-board.repository.port.ts';
import type { BrandBoardFailure, BrandBoardService, TaggedBoard } from './brand-board.service.ts';
import { arrange, type BrandBoard, boardOf, groupsOf } from './brand-board.ts';

interface BrandBoardParts {
  readonly repository: BrandBoardRepository;
  readonly hasher: Hasher;
}

export const createBrandBoardService = ({ repository, hasher }: BrandBoardParts): BrandBoardService => {
  const tagged = (board: BrandBoard): SectionTag =>
    tagOf(
      hasher,
      groupsOf(board).map(({ id, vehiclesBrands }) => [id, vehiclesBrands.map((brand) => brand.id)]),
    );
  const read = async (): Promise<TaggedBoard> => {
    const [{ segments, brands }, changed] = await Promise.all([repository.read(), repository.lastChange()]);
    const board = boardOf(segments, brands);
    return { ...board, tag: tagged(board), changed };
  };
  return authorise<BrandBoardService>('administration', {
    read: async () => Ok(await read()),

    async save(caller, wanted, seen) {
      const stored = await repository.arrange<BrandBoardFailure>(authorOf(caller), ({ segments, brands, unseen }) => {
        const held = boardOf(segments, brands);
        return isAsSeen(seen, tagged(held)) ? arrange(held, wanted, unseen) : Err({ code: 'section-moved', by: '' });
      });
      if (stored.ok) return Ok(await read());
      if (stored.val.code !== 'section-moved') return stored;
      return Err({ ...stored.val, by: (await repository.lastChange())?.by ?? '' });
    },
  });
};
