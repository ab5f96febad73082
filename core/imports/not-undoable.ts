import type { ImportRecord } from './import-record.ts';

/** Why an import of the history offers no undoing, of those that are done and not undone. */
export type NotUndoable = 'later-import' | 'nothing-to-undo' | 'list-in-use';

/**
 * Null where it can be undone, or something else is said of it: it is undone, or is being imported or undone, or waits.
 */
export const notUndoable = (
  record: Pick<ImportRecord, 'isLast' | 'isFollowed' | 'listInUse' | 'undo' | 'isRunning' | 'waiting'>,
): NotUndoable | null => {
  const { isLast, isFollowed, listInUse, undo, isRunning, waiting } = record;
  if (undo !== null || isRunning || waiting !== null) return null;
  if (isLast) return listInUse === null ? null : 'list-in-use';
  return isFollowed ? 'later-import' : 'nothing-to-undo';
};

/** What the history offers for one: to undo it all, or but for what changed since, or to call off prices that wait. */
export type UndoOffer = 'all' | 'rest' | 'call-off';

/** Null where it offers none. */
export const undoOffer = (
  record: Pick<ImportRecord, 'isLast' | 'isFollowed' | 'changedSince' | 'listInUse' | 'undo' | 'isRunning' | 'waiting'>,
): UndoOffer | null => {
  if (record.undo !== null) return null;
  if (record.waiting !== null) return 'call-off';
  if (!record.isLast || notUndoable(record) !== null) return null;
  return record.changedSince === 0 ? 'all' : 'rest';
};
