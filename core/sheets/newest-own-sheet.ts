import { isUnderWay } from '#core/imports/import-state.ts';
import type { SheetRunSummary } from './sheet-run.ts';

/** The user's own sheet that goes on, or else their newest; null for none. `kept` is sorted by what happened last. */
export const newestOwnSheet = <Sheet extends Pick<SheetRunSummary, 'state' | 'startedBy'>>(
  kept: readonly Sheet[],
  userName: string,
): Sheet | null => {
  const own = kept.filter(({ startedBy }) => startedBy === userName);
  return own.find(({ state }) => isUnderWay(state)) ?? own[0] ?? null;
};
