import type { RowRepeated, RowUnreadable, SheetService } from '#core/sheets/sheet.service.ts';
import type { DocumentClash } from '../management/account-document.service.ts';
import type { DocumentFlaw } from '../management/document-details.ts';
import type { NoteKind } from './document-sheet.ts';

/**
 * Documents of all current accounts out to a spreadsheet and in from one, by their number: the capability behind
 * `api/Management/DocumentSheets`.
 */
export type DocumentSheetService = SheetService<DocumentRowReason>;

export type DocumentRowReason =
  | DocumentFlaw
  | DocumentClash
  | RowUnreadable
  /** The row gives no letter, point of sale and number that can be read. */
  | { readonly code: 'document-number-unreadable'; readonly value: string }
  /** The row is of a credit or debit note. */
  | { readonly code: 'document-is-note'; readonly note: NoteKind; readonly value: string }
  /** It is settled, and the row says that more is owed than is stored: nobody would see that. Pesos: '500.00'. */
  | { readonly code: 'document-settled'; readonly title: string; readonly debt: string }
  /** A row above has the same document. */
  | (RowRepeated & { readonly code: 'document-repeated' })
  /** With another customer, total or debt, as each of the two rows says it; null for what they say alike. */
  | (RowRepeated & DocumentContradiction & { readonly code: 'document-contradicted' });

/** Amounts are pesos: '500.00'. */
export interface DocumentContradiction {
  readonly firstCustomer: string | null;
  readonly customer: string | null;
  readonly firstTotal: string | null;
  readonly total: string | null;
  readonly firstDebt: string | null;
  readonly debt: string | null;
}

export const maxDocumentRows = 100_000;
