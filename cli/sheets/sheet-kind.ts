import type { CallGroup } from '#core/access/calls.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { SheetKindName } from '#core/imports/record-kinds.ts';
import type { SheetService } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { Services } from '../container.ts';

/** One kind of sheet that is no catalogue. `Reason` is why a row of it stays out. */
export interface SheetKind<Reason> {
  readonly name: SheetKindName;
  /** The Spanish noun: 'clientes'. */
  readonly things: string;
  readonly columns: ColumnSet;
  /** The group of calls that it belongs to. */
  readonly access: CallGroup;
  readonly serviceOf: (services: Services) => SheetService<Reason>;
  /** The service of sheets that are imported. */
  readonly runsOf: (services: Services) => SheetRunService<Reason>;
  readonly historyOf: (services: Services) => ImportHistoryService;
  readonly reasonText: (reason: Reason) => string;
}
