import type { ResolutionContext } from 'inversify';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { type priceListsPath, type SheetPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';
import { createImportHistoryQueries, type ImportHistoryQueries } from './import-history-queries.ts';

/** The imports of the kind whose calls have that path. */
export const sheetHistoryOf = (
  { get }: Pick<ResolutionContext, 'get'>,
  path: SheetPath | typeof priceListsPath,
): ImportHistoryQueries => {
  const { call, http, clock } = get(foundation.publicServices);
  const service = createImportHistoryService(call, http, sheetImportsPath(path));
  return createImportHistoryQueries(service, get(services.caller), get(foundation.queries), clock, path);
};
