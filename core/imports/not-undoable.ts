import type { ImportRecord } from './import-record.ts';
import { importKinds, type RecordKind } from './record-kinds.ts';

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

const isOfCatalogue = (kind: RecordKind): boolean => importKinds.some((each) => each === kind);

/** Whether one may keep another from being undone: both of the catalogue, of the same kind, or of the same list. */
const isOfOneRow = (one: Pick<ImportRecord, 'kind' | 'priceList'>, other: typeof one): boolean => {
  if (one.kind === 'list-prices' && other.kind === 'list-prices') return one.priceList === other.priceList;
  if (one.kind === 'list-prices' || other.kind === 'list-prices')
    return isOfCatalogue(one.kind) || isOfCatalogue(other.kind);
  return one.kind === other.kind || (isOfCatalogue(one.kind) && isOfCatalogue(other.kind));
};

/**
 * The import that has to be undone before that one: of those that came later, the newest first, the one that is the
 * last by now, or else the first that is still being written. One that wrote nothing, or waits for its moment, keeps
 * none from being undone. Null where they name none.
 */
export const laterImport = (later: readonly ImportRecord[], record: ImportRecord): ImportRecord | null => {
  const standing = later.filter(
    (each) => each.id !== record.id && each.undo === null && each.waiting === null && isOfOneRow(each, record),
  );
  return standing.find(({ isLast }) => isLast) ?? standing.find(({ isRunning }) => isRunning) ?? null;
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
