import { isUnderWay } from '#core/imports/import-state.ts';
import type { SheetRunSummary } from './sheet-run.ts';

/** Of sheets, what happened last first: the one of theirs that goes on, or else their newest; null where none is. */
export const newestOwnSheet = <Sheet extends Pick<SheetRunSummary, 'state' | 'startedBy'>>(
  kept: readonly Sheet[],
  userName: string,
): Sheet | null => {
  const own = kept.filter(({ startedBy }) => startedBy === userName);
  return own.find(({ state }) => isUnderWay(state)) ?? own[0] ?? null;
};
