import { authorise } from '#core/access/authorise.ts';
import type { SheetKindName } from '#core/imports/record-kinds.ts';
import type { SheetRunKind } from './create-sheet-run-service.ts';
import type { SheetService } from './sheet.service.ts';
import type { SheetReason } from './sheet-run.ts';
import type { SheetRunner } from './sheet-runner.ts';
import type { WriteSheet } from './write-sheet-now.ts';

/** A kind of sheet that is exported too, and who may have it. */
interface ServedSheetKind<Reason> extends Pick<SheetRunKind<Reason>, 'group'> {
  readonly name: SheetKindName;
  readonly runner: SheetRunner<Reason>;
}

/** Exports a kind of sheet, and imports it in a single call. */
export const createSheetService = <Reason extends SheetReason>(
  write: WriteSheet,
  { name, group, runner }: ServedSheetKind<Reason>,
): SheetService<Reason> =>
  authorise<SheetService<Reason>>(group, {
    exportAll: runner.exportAll,
    importFile: (caller, upload, isDryRun, allRejected = false) =>
      isDryRun
        ? runner.carryOut(caller, upload, { importId: null, allRejected })
        : write<Reason>({ name, target: null }, caller, upload, allRejected),
    readColumns: (_caller, upload) => runner.understand(upload),
  });
