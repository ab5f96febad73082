import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import type { ImportCounts } from '#core/imports/import-record.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { StoredListRefusal } from './price-list-management.repository.port.ts';

/** A sheet of new prices, for the history of imports. */
export interface SettledPriceSheet {
  readonly importId: string;
  /** The supplier whose sheet it is; null where nobody said. */
  readonly supplier: string | null;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  readonly headings: readonly string[];
  readonly counts: ImportCounts;
  readonly rejected: readonly RejectedRow[];
}

/** What `changesMade` said before the sheet was compared, and how to ask what the time is (ISO 8601). */
export interface ComparedPrices {
  readonly changesMade: string;
  /** Asked once nobody else can settle a change any more. */
  readonly now: () => string;
}

/** The list's prices are others, or about to be, than those that a sheet was compared with. */
export interface PricesMoved {
  readonly code: 'prices-moved';
}

/**
 * Keeps what a sheet says until its moment. It is written bit by bit, and is a change that waits once all of it is
 * there.
 */
export interface PriceSheetRepository {
  begin(
    id: PriceListId,
    at: string,
    fileName: string,
    author: Author,
  ): Promise<Result<PriceChangeId, StoredListRefusal>>;
  /** Rows of articles that no longer exist are left out; of two rows of the same article the later one counts. */
  add(id: PriceChangeId, rows: readonly PriceDraft[]): Promise<void>;
  /**
   * Which changes made a list's prices what they are: another text once one was made or undone. Null while one is due
   * at `now` (ISO 8601) and not made yet.
   */
  changesMade(id: PriceListId, now: string): Promise<string | null>;
  /**
   * Makes it a change that waits, tells of it and leaves its entry in the audit trail and in the history of imports,
   * with its rejected rows. `compared` are the changes that made the prices it was compared with, null where it was
   * not; where others made them by now, or one is due, nothing is settled ('prices-moved').
   */
  settle(
    id: PriceChangeId,
    settled: SettledPriceSheet,
    author: Author,
    compared: ComparedPrices | null,
  ): Promise<Result<void, StoredListRefusal | PricesMoved>>;
  /**
   * Leaves a sheet of which no row counts in the history of imports and in the audit trail, with its rejected rows;
   * what was begun of it is still to be dropped.
   */
  keepRejected(id: PriceChangeId, settled: SettledPriceSheet, author: Author): Promise<void>;
  /** What an import of that id counted, where one was settled or kept; null where none was. */
  settled(importId: string): Promise<ImportCounts | null>;
  /** Who last gave an article another price in a list, or took one back; null where nobody is known. */
  lastPriceChange(id: PriceListId, article: PriceDraft): Promise<LastChange | null>;
  drop(id: PriceChangeId): Promise<void>;
  /** Forgets the rows of what was made, cancelled or never settled, some at a time. */
  sweep(): Promise<void>;
}
