import type { SheetReport } from '#core/sheets/sheet.service.ts';
import type { SheetReason, StoredSheetRun } from '#core/sheets/sheet-run.ts';
import { callerOf } from './distributor.builder.ts';

/** What a sheet of one new row would do. */
export const aSheetReport = (over: Partial<SheetReport<SheetReason>> = {}): SheetReport<SheetReason> => ({
  ...{ isDryRun: true, importId: null, created: 1, changed: 0, unchanged: 0, missing: null, headings: ['Código'] },
  ...{ mapping: null, ignored: [], steep: null, emptied: [], examples: [], rejected: [], rejectedCount: 0, kept: [] },
  changedSince: null,
  ...over,
});

/** A sheet that somebody has just uploaded. */
export const aSheetRun = (over: Partial<StoredSheetRun> = {}): StoredSheetRun => ({
  ...{ id: 'one', kind: 'customers', fileName: 'clientes.csv', mapping: null, sheet: null, supplier: null },
  ...{ state: 'reading', report: null, understood: null, failure: null, attempt: 1, importId: null },
  ...{ earlierImportId: null, target: null },
  ...{ caller: callerOf(0, { role: 'Admin', customerId: null }), startedBy: 'admin', lookedAt: 0, changedAt: 0 },
  ...over,
});
