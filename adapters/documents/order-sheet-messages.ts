/** What the thread is asked that reads an order out of a spreadsheet, and what it answers. */

import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import type { SheetRow } from '#core/quick-order/read-order.ts';

export interface OrderSheetTask {
  readonly path: string;
  readonly maxRows: number;
}

export type FromOrderSheet =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'failed'; readonly failure: SpreadsheetFailure };
