import { authorOf } from '#core/audit/author.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import { arrange, type BrandBoard, boardOf, groupsOf } from './brand-board.ts';
import type { BrandBoardBook } from './brand-board-book.port.ts';
import type { BrandBoardDesk, BrandBoardFailure, TaggedBoard } from './brand-board-desk.ts';

interface BrandBoardParts {
  readonly book: BrandBoardBook;
  readonly hasher: Hasher;
}

export const createBrandBoardDesk = ({ book, hasher }: BrandBoardParts): BrandBoardDesk => {
  const tagged = (board: BrandBoard): SectionTag =>
    tagOf(
      hasher,
      groupsOf(board).map(({ id, vehiclesBrands }) => [id, vehiclesBrands.map((brand) => brand.id)]),
    );
  const read = async (): Promise<TaggedBoard> => {
    const { segments, brands } = await book.read();
    const board = boardOf(segments, brands);
    return { ...board, tag: tagged(board) };
  };
  return {
    read: async () => Ok(await read()),

    async save(caller, wanted, seen) {
      const stored = await book.arrange<BrandBoardFailure>(authorOf(caller), ({ segments, brands, unseen }) => {
        const held = boardOf(segments, brands);
        return isAsSeen(seen, tagged(held)) ? arrange(held, wanted, unseen) : Err({ code: 'section-moved', by: '' });
      });
      if (stored.ok) return Ok(await read());
      return stored.val.code === 'section-moved' ? Err({ ...stored.val, by: await book.lastAuthor() }) : stored;
    },
  };
};
