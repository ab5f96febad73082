import { authorise } from '#core/access/authorise.ts';
import type { SheetRunKind } from './create-sheet-run-service.ts';
import type { SheetService } from './sheet.service.ts';
import type { SheetReason } from './sheet-run.ts';
import type { WriteSheet } from './write-sheet-now.ts';

/** One kind of sheet out, and in by one call. */
export const createSheetService = <Reason extends SheetReason>(
  write: WriteSheet,
  { name, group, runner }: SheetRunKind<Reason>,
): SheetService<Reason> =>
  authorise<SheetService<Reason>>(group, {
    exportAll: runner.exportAll,
    importFile: (caller, upload, isDryRun, allRejected = false) =>
      isDryRun
        ? runner.carryOut(caller, upload, { importId: null, allRejected })
        : write<Reason>(name, caller, upload, allRejected),
    readColumns: (_caller, upload) => runner.understand(upload),
  });
