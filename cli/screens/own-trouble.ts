import type { LastTrouble } from '../last-trouble.ts';
import type { Board, Screen, ScreenAction, ScreenDetail } from './frame/screen.ts';

/**
 * The list, what is open and what a key does are asked for at once: each tells why its own call failed, and none what
 * another met.
 */
export const withOwnTrouble = (screen: Screen, apart: LastTrouble['apart']): Screen => {
  const { board, detail } = screen;
  const ownBoard = (each: Board<unknown>): Board<unknown> => ({
    ...each,
    page: (...asked) => apart(() => each.page(...asked)),
    counts: (...asked) => apart(() => each.counts(...asked)),
  });
  const ownDetail = (each: ScreenDetail<unknown, unknown>) => ({
    ...each,
    open: (item: unknown) => apart(() => each.open(item)),
  });
  const ownAction = (each: ScreenAction<unknown>): ScreenAction<unknown> => ({
    ...each,
    run: (...args) => apart(() => each.run(...args)),
  });
  return {
    ...screen,
    page: (...asked) => apart(() => screen.page(...asked)),
    ...(board === undefined ? {} : { board: ownBoard(board) }),
    detail: detail === null ? null : ownDetail(detail),
    actions: screen.actions.map(ownAction),
  };
};
