import { type ImportRecord, noneCounted } from '#core/imports/import-record.ts';
import { worksheetRead } from '#core/imports/sheet-preview.ts';
import type { StoredImport } from './import.repository.port.ts';

/** An import that is being written, as the history shows it: what it counts so far, and nothing to be undone. */
export const runningRecord = ({ run, startedBy, appliedBy, changedAt }: StoredImport): ImportRecord => {
  const { id, kind, fileName, supplier, preview, summary, rowsRead: done, rowsTotal: total } = run;
  const { new: created, changed, unchanged, rejected, missing } = summary;
  const isBegun = done > 0;
  return {
    ...{ id, kind, fileName, supplier },
    worksheet: preview === null ? '' : worksheetRead(preview),
    importedBy: appliedBy?.userName ?? startedBy,
    importedAt: new Date(changedAt).toISOString(),
    counts: isBegun ? { new: created, changed, unchanged, rejected, missing } : noneCounted,
    isRunning: true,
    progress: isBegun && total !== null ? { done, total } : null,
    ...{ brokeOff: false, isKept: true, hasRejectedRows: false, isLast: false, isFollowed: false },
    ...{ changedSince: 0, changedNames: [], listInUse: null, undo: null, priceList: null, waiting: null },
  };
};
