import type { ImportRecord } from './import-record.ts';

/** Why an import of the history offers no undoing, of those that are done and not undone. */
export type NotUndoable = 'later-import' | 'nothing-to-undo' | 'changed-since' | 'list-in-use';

/**
 * Null where it can be undone, or something else is said of it: it is undone, or is being imported or undone, or waits.
 */
export const notUndoable = (
  record: Pick<ImportRecord, 'isLast' | 'isFollowed' | 'changedSince' | 'listInUse' | 'undo' | 'isRunning' | 'waiting'>,
): NotUndoable | null => {
  const { isLast, isFollowed, changedSince, listInUse, undo, isRunning, waiting } = record;
  if (undo !== null || isRunning || waiting !== null) return null;
  if (isLast && changedSince > 0) return 'changed-since';
  if (isLast) return listInUse === null ? null : 'list-in-use';
  return isFollowed ? 'later-import' : 'nothing-to-undo';
};
