import type { Caller } from '#core/access/caller.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { DocumentNumber } from '../number.ts';
import type { OrderPaper, PaperFormat } from './order-printer.port.ts';
import type { StaffOrderFilter } from './staff-order.ts';

/** Orders on paper and as tables, for staff (docs/rules/orders.md 9). A seller has those of their own customers. */
export interface OrderPapersService {
  /** The orders in the order that they were named. */
  print(
    caller: Caller,
    paper: OrderPaper,
    format: PaperFormat,
    orders: readonly DocumentNumber[],
  ): Promise<Result<NamedFile, OrderPapersFailure>>;
  /** All orders that the filter lists, newest first, as a spreadsheet. */
  table(
    caller: Caller,
    filter: StaffOrderFilter,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, OrderPapersFailure>>;
}

/** More than a morning's: each is a page at least. */
export const maxPrintedAtOnce = 100;

export type OrderPapersFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'order-not-found' }
  | { readonly code: 'too-many-orders'; readonly max: number }
  | ListFileFailure;
