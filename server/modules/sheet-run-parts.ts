import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResolutionContext } from 'inversify';
import { createRejectedRowWriter } from '#adapters/documents/rejected-row-files.ts';
import { createImportHistoryRepository } from '#adapters/postgres/imports/import-history.ts';
import type { SheetRunParts } from '#core/sheets/create-sheet-run-service.ts';
import { createSheetWriter, type WriteSheet } from '#core/sheets/write-sheet-now.ts';
import { parts } from '../parts.ts';

type Made = Pick<ResolutionContext, 'get'>;

/** What keeps the sheets of every kind. */
export const sheetRunPartsOf = (made: Made): SheetRunParts => ({
  runs: made.get(parts.sheetRuns),
  jobs: made.get(parts.jobs),
  imports: made.get(parts.sheetImports),
  history: createImportHistoryRepository(made.get(parts.database)),
  writer: createRejectedRowWriter(made.get(parts.tableFiles)),
  newId: randomUUID,
  clock: made.get(parts.clock),
});

/** What writes one of any kind within a call. */
export const sheetWriterOf = (made: Made): WriteSheet =>
  createSheetWriter({
    ...sheetRunPartsOf(made),
    mappings: made.get(parts.importMappings),
    pause,
    stopping: made.get(parts.stopping).signal,
  });
