import type { Caller } from '#core/access/caller.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFailure } from './order-sheet.port.ts';
import type { QuickOrder } from './quick-order.ts';

/** Bytes of a spreadsheet with an order. */
export const maxOrderSheetBytes = 5 * 1024 * 1024;

/** An order written elsewhere, understood line by line: the capability behind `api/QuickOrders`. It changes nothing. */
export interface QuickOrderService {
  resolve(caller: Caller, asked: AskedOrder): Promise<Result<QuickOrder, QuickOrderFailure>>;
  /** A CSV or XLSX, read as pasted lines are. */
  readSheet(caller: Caller, content: AsyncIterable<Uint8Array>): Promise<Result<QuickOrder, QuickOrderFailure>>;
}

/** A pasted text, or the lines that it was found to be, as a person mended them. */
export type AskedOrder = { readonly text: string } | { readonly lines: readonly AskedLine[] };

export interface AskedLine {
  /** The numbers of its lines, from 1; several where they were summed. */
  readonly lines: readonly number[];
  readonly text: string;
  readonly code: string;
  /** Perhaps no whole number, as it was written; null takes the least that can be ordered. */
  readonly quantity: number | null;
  /** An amount that was written and not understood, until a person sets the quantity. */
  readonly unread: string | null;
  /** The row that was chosen or found before; null looks the code up. */
  readonly productPriceId: ProductPriceId | null;
  /** What a unit cost when the line was saved in a list, to be compared with; null where nobody knows. */
  readonly costBefore: Money | null;
}

export type QuickOrderFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'too-many-lines'; readonly count: number; readonly most: number }
  | SheetFailure;
