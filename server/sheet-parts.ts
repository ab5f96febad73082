import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { DocumentRowReason, DocumentSheetService } from '#core/current-account/sheets/document-sheet.service.ts';
import type { CustomerRowReason, CustomerSheetService } from '#core/customers/sheets/customer-sheet.service.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { ImportMappingRepository } from '#core/imports/import-record.ts';
import type { SheetUndo } from '#core/imports/sheet-undo.ts';
import type { OfferRowReason, OfferSheetService } from '#core/offers/sheets/offer-sheet.service.ts';
import type { PriceSheetRepository } from '#core/price-lists/management/price-sheet.repository.port.ts';
import type { PriceSheetService } from '#core/price-lists/management/price-sheet.service.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetImportRepository } from '#core/sheets/sheet-import.repository.port.ts';
import type { SheetRunRepository } from '#core/sheets/sheet-run.repository.port.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReader, SheetRunner } from '#core/sheets/sheet-runner.ts';
import type { SheetTables } from '#core/sheets/sheet-table.port.ts';
import { token } from './token.ts';

/** Sheets of all kinds that come in and go out: their history, their undo and their runs. */
export const sheetParts = {
  sheetTables: token<SheetTables>('sheetTables'),
  sheetImports: token<SheetImportRepository>('sheetImports'),
  customerUndo: token<SheetUndo>('customerUndo'),
  documentUndo: token<SheetUndo>('documentUndo'),
  offerUndo: token<SheetUndo>('offerUndo'),
  importHistoryService: token<ImportHistoryService>('importHistoryService'),
  /** The history of one kind of sheet each. */
  customerImportHistory: token<ImportHistoryService>('customerImportHistory'),
  documentImportHistory: token<ImportHistoryService>('documentImportHistory'),
  offerImportHistory: token<ImportHistoryService>('offerImportHistory'),
  priceImportHistory: token<ImportHistoryService>('priceImportHistory'),
  offerSheetService: token<OfferSheetService>('offerSheetService'),
  documentSheetService: token<DocumentSheetService>('documentSheetService'),
  customerSheetService: token<CustomerSheetService>('customerSheetService'),
  sheetRuns: token<SheetRunRepository>('sheetRuns'),
  customerSheetRunner: token<SheetRunner<CustomerRowReason>>('customerSheetRunner'),
  documentSheetRunner: token<SheetRunner<DocumentRowReason>>('documentSheetRunner'),
  offerSheetRunner: token<SheetRunner<OfferRowReason>>('offerSheetRunner'),
  customerSheetRuns: token<SheetRunService<CustomerRowReason>>('customerSheetRuns'),
  documentSheetRuns: token<SheetRunService<DocumentRowReason>>('documentSheetRuns'),
  offerSheetRuns: token<SheetRunService<OfferRowReason>>('offerSheetRuns'),
  priceSheets: token<PriceSheetRepository>('priceSheets'),
  priceSheetRunner: token<SheetReader<RowReason>>('priceSheetRunner'),
  priceSheetRuns: token<(id: PriceListId) => SheetRunService<RowReason>>('priceSheetRuns'),
  priceSheetService: token<PriceSheetService>('priceSheetService'),
  importMappings: token<ImportMappingRepository>('importMappings'),
};
