import { waitFor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { WantedBoard } from '#core/segments/brand-board.ts';
import type { BrandBoardDesk, BrandBoardFailure, TaggedBoard } from '#core/segments/brand-board-desk.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionTag } from '#core/shared/section.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** The board of vehicle brands as it is stored, and saving another. */
export interface BoardKeeper {
  readonly board: WatchedAnswer<TaggedBoard, BrandBoardFailure>;
  /** Resolves once what is stored is what the board tells. */
  save(wanted: WantedBoard, seen: SectionTag | null): Promise<Result<TaggedBoard, BrandBoardFailure>>;
  stop(): void;
}

export function createBoardKeeper(desk: BrandBoardDesk, caller: Caller, live: LiveActor): BoardKeeper {
  const board = createWatchedAnswer(() => desk.read(caller));
  const changes = changesOf(live, 'CatalogueChanged').subscribe(board.outdate);
  return {
    board,
    async save(wanted, seen) {
      const answer = await desk.save(caller, wanted, seen);
      if (!answer.ok && answer.val.code !== 'section-moved') return answer;
      board.outdate();
      // Signing out stops the reading: then there is nothing left to wait for.
      await waitFor(board.actor, (snapshot) => !snapshot.matches('asking')).catch(() => undefined);
      return answer;
    },
    stop() {
      changes.unsubscribe();
      board.stop();
    },
  };
}
