import { ContainerModule, type ResolutionContext } from 'inversify';
import { createSheetRunRepository } from '#adapters/postgres/imports/sheet-runs.ts';
import { customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { createSheetRunService, type SheetRunKind } from '#core/sheets/create-sheet-run-service.ts';
import { createSheetService } from '#core/sheets/create-sheet-service.ts';
import type { SheetReason } from '#core/sheets/sheet-run.ts';
import { createSheetRunJob, sheetQueues } from '#core/sheets/sheet-run-job.ts';
import { parts } from '../parts.ts';
import { allSheetRoutes } from '../routes/all-sheet-routes.ts';
import { sheetRunPartsOf, sheetWriterOf } from './sheet-run-parts.ts';

type Made = Pick<ResolutionContext, 'get'>;

const customersOf = (made: Made) =>
  ({ name: 'customers', group: 'administration', runner: made.get(parts.customerSheetRunner) }) as const;
const documentsOf = (made: Made) =>
  ({ name: 'documents', group: 'administration', runner: made.get(parts.documentSheetRunner) }) as const;
const offersOf = (made: Made) =>
  ({ name: 'offers', group: 'management', runner: made.get(parts.offerSheetRunner) }) as const;

const runsOf = <Reason extends SheetReason>(made: Made, kind: SheetRunKind<Reason>) =>
  createSheetRunService(sheetRunPartsOf(made), kind);

/** Sheets of customers, documents and offers: out, in by one call, and in as one that is kept; the job of all kinds. */
export const sheetsModule = new ContainerModule(({ bind }) => {
  bind(parts.sheetRuns).toDynamicValue((made) => createSheetRunRepository(made.get(parts.database)));
  bind(parts.customerSheetService).toDynamicValue((made) => createSheetService(sheetWriterOf(made), customersOf(made)));
  bind(parts.documentSheetService).toDynamicValue((made) => createSheetService(sheetWriterOf(made), documentsOf(made)));
  bind(parts.offerSheetService).toDynamicValue((made) => createSheetService(sheetWriterOf(made), offersOf(made)));
  bind(parts.customerSheetRuns).toDynamicValue((made) => runsOf(made, customersOf(made)));
  bind(parts.documentSheetRuns).toDynamicValue((made) => runsOf(made, documentsOf(made)));
  bind(parts.offerSheetRuns).toDynamicValue((made) => runsOf(made, offersOf(made)));
  bind(parts.startJob).toDynamicValue((made) => () => {
    const job = createSheetRunJob({
      runs: made.get(parts.sheetRuns),
      runners: {
        customers: made.get(parts.customerSheetRunner),
        documents: made.get(parts.documentSheetRunner),
        offers: made.get(parts.offerSheetRunner),
        'list-prices': made.get(parts.priceSheetRunner),
      },
      clock: made.get(parts.clock),
    });
    for (const queue of sheetQueues) made.get(parts.jobs).work(queue, job);
    return null;
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [service, guard] = [made.get(parts.documentSheetService), made.get(parts.guard)];
    const calls = {
      path: sheetPaths.documents,
      columns: documentSheetColumns,
      group: 'administration',
      service,
    } as const;
    const [runs, history] = [made.get(parts.documentSheetRuns), made.get(parts.documentImportHistory)];
    return (app) => allSheetRoutes(app, calls, runs, history, guard);
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [service, guard] = [made.get(parts.customerSheetService), made.get(parts.guard)];
    const calls = {
      path: sheetPaths.customers,
      columns: customerSheetColumns,
      group: 'administration',
      service,
    } as const;
    const [runs, history] = [made.get(parts.customerSheetRuns), made.get(parts.customerImportHistory)];
    return (app) => allSheetRoutes(app, calls, runs, history, guard);
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [service, guard] = [made.get(parts.offerSheetService), made.get(parts.guard)];
    const calls = { path: sheetPaths.offers, columns: offerSheetColumns, group: 'management', service } as const;
    const [runs, history] = [made.get(parts.offerSheetRuns), made.get(parts.offerImportHistory)];
    return (app) => allSheetRoutes(app, calls, runs, history, guard);
  });
});
