import type { CallGroup } from '#core/access/calls.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetService } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRunFailure } from '#core/sheets/sheet-run.ts';
import type { Services } from '../container.ts';
import type { ChangesText } from '../views/sheet.view.ts';

/** The price list that a sheet of new prices is of. */
export interface PricedList {
  readonly id: PriceListId;
  readonly name: string;
}

/** A kind of sheet, other than the catalogue's, that is imported. `Reason` is why a row of it stays out. */
export interface SheetKind<Reason> {
  readonly name: SheetRunKindName;
  /** The list of a sheet of new prices, which are kept list by list; null for the other kinds. */
  readonly list: PricedList | null;
  /** The Spanish noun: 'clientes'. */
  readonly things: string;
  readonly columns: ColumnSet;
  /** The group of calls that it belongs to. */
  readonly access: CallGroup;
  /** The service of sheets that are imported. */
  readonly runsOf: (services: Services) => SheetRunService<Reason>;
  readonly historyOf: (services: Services) => ImportHistoryService;
  readonly reasonText: (reason: Reason) => string;
  readonly changesText: ChangesText;
  readonly problemText: (failure: SheetRunFailure) => string;
}

/** A kind of sheet that is exported in the same columns too. */
export interface ExchangedSheet<Reason> extends SheetKind<Reason> {
  readonly serviceOf: (services: Services) => SheetService<Reason>;
}
