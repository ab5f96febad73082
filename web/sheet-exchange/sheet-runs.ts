import type { ResolutionContext, ServiceIdentifier } from 'inversify';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import type { PriceSheetPath, SheetPath } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { createSheetRunQueries, type SheetRunQueries } from './sheet-run-queries.ts';

/** Sheets that come in, of the kind whose calls begin so. */
export const sheetRunsOf = <Reason>(
  { get }: Pick<ResolutionContext, 'get'>,
  path: SheetPath | PriceSheetPath,
  imports: ServiceIdentifier<ImportHistoryQueries>,
  onWritten: () => void,
): SheetRunQueries<Reason> => {
  const { call, http } = get(foundation.publicServices);
  const service = createSheetRunService<Reason>(call, http, path);
  return createSheetRunQueries(service, get(services.caller), get(foundation.queries), path, () => {
    const { history, mappings } = get(imports);
    void history.outdate();
    void mappings.outdate();
    onWritten();
  });
};
