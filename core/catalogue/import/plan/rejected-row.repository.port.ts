import type { SheetRow } from '#core/imports/sheet-lines.ts';
import type { RowReason } from '../drafts/row-reasons.ts';

/** A row that stayed out, whole, with all that is wrong with it. */
export interface RejectedRow extends SheetRow {
  readonly reasons: readonly RowReason[];
}

/** Keeps the rejected rows of an import for as long as the import is kept; no backup holds them. */
export interface RejectedRowRepository {
  add(importId: string, rows: readonly RejectedRow[]): Promise<void>;
  /** In the sheet's order, some at a time. */
  read(importId: string): AsyncIterable<readonly RejectedRow[]>;
  /** Forgets them: the sheet is read from its beginning again. */
  clear(importId: string): Promise<void>;
}
