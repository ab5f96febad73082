import { sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReason } from '#core/sheets/sheet-run.ts';
import type { Guard } from '../guard.ts';
import type { App } from './app.ts';
import { importHistoryRoutes } from './import-history.routes.ts';
import { type SheetCalls, sheetRoutes } from './sheet-routes.ts';
import { sheetRunRoutes } from './sheet-runs.routes.ts';

/** Sheets of one kind: out, in, and the history of their imports. */
export const allSheetRoutes = <Reason extends SheetReason>(
  app: App,
  calls: SheetCalls<Reason>,
  runs: SheetRunService<Reason>,
  history: ImportHistoryService,
  guard: Guard,
): void => {
  const { path, group, columns } = calls;
  sheetRoutes(app, calls, guard);
  sheetRunRoutes(app, { path, group, columns, serviceOf: () => runs }, guard);
  importHistoryRoutes(app, { path: sheetImportsPath(path), service: history, tag: 'Management', group }, guard);
};
