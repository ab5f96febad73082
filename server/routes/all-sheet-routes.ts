import type { Container } from 'inversify';
import { customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import { sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReason } from '#core/sheets/sheet-run.ts';
import { parts } from '../container.ts';
import type { Guard } from '../guard.ts';
import type { App } from './app.ts';
import { importHistoryRoutes } from './import-history.routes.ts';
import { type SheetCalls, sheetRoutes } from './sheet-routes.ts';
import { sheetRunRoutes } from './sheet-runs.routes.ts';

/** Sheets of customers, documents and offers: out, in, and the history of their imports. */
export const allSheetRoutes = (app: App, container: Container, guard: Guard): void => {
  const all = <Reason extends SheetReason>(
    calls: SheetCalls<Reason>,
    runs: SheetRunService<Reason>,
    history: ImportHistoryService,
  ): void => {
    const { path, group, columns } = calls;
    sheetRoutes(app, calls, guard);
    sheetRunRoutes(app, { path, group, columns, service: runs }, guard);
    importHistoryRoutes(app, { path: sheetImportsPath(path), service: history, tag: 'Management', group }, guard);
  };
  const documents = { path: sheetPaths.documents, columns: documentSheetColumns, group: 'administration' } as const;
  all(
    { ...documents, service: container.get(parts.documentSheetService) },
    container.get(parts.documentSheetRuns),
    container.get(parts.documentImportHistory),
  );
  const customers = { path: sheetPaths.customers, columns: customerSheetColumns, group: 'administration' } as const;
  all(
    { ...customers, service: container.get(parts.customerSheetService) },
    container.get(parts.customerSheetRuns),
    container.get(parts.customerImportHistory),
  );
  const offers = { path: sheetPaths.offers, columns: offerSheetColumns, group: 'management' } as const;
  all(
    { ...offers, service: container.get(parts.offerSheetService) },
    container.get(parts.offerSheetRuns),
    container.get(parts.offerImportHistory),
  );
};
