import type { Container } from 'inversify';
import { customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import { sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { ImportHistoryService } from '#core/catalogue/import/import-history.service.ts';
import { parts } from '../container.ts';
import type { Guard } from '../guard.ts';
import type { App } from './app.ts';
import { importHistoryRoutes } from './import-history.routes.ts';
import { type SheetCalls, sheetRoutes } from './sheet-routes.ts';

/** Sheets of customers, documents and offers, each with the history of its imports. */
export const allSheetRoutes = (app: App, container: Container, guard: Guard): void => {
  const both = <Reason extends object>(calls: SheetCalls<Reason>, history: ImportHistoryService): void => {
    sheetRoutes(app, calls, guard);
    const { group = 'administration' } = calls;
    importHistoryRoutes(app, { path: sheetImportsPath(calls.path), service: history, tag: 'Management', group }, guard);
  };
  both(
    { path: sheetPaths.documents, columns: documentSheetColumns, service: container.get(parts.documentSheetService) },
    container.get(parts.documentImportHistory),
  );
  both(
    { path: sheetPaths.customers, columns: customerSheetColumns, service: container.get(parts.customerSheetService) },
    container.get(parts.customerImportHistory),
  );
  const offers = { path: sheetPaths.offers, columns: offerSheetColumns, group: 'management' } as const;
  both({ ...offers, service: container.get(parts.offerSheetService) }, container.get(parts.offerImportHistory));
};
