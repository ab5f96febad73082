import type { ImportUndo, ListInUse } from './import-undo.ts';
import type { RecordKind } from './record-kinds.ts';
import type { SheetRow } from './sheet-lines.ts';

/**
 * An import that was published, or is being written, as the history shows it. It stays when the import itself is
 * forgotten.
 */
export interface ImportRecord {
  /** The import's id; its rejected rows can be had while the import is kept. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly fileName: string;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  /** The supplier as typed; null where nobody named one. */
  readonly supplier: string | null;
  /** The user name. */
  readonly importedBy: string;
  /** ISO. */
  readonly importedAt: string;
  readonly counts: ImportCounts;
  /** Whether it is still being imported, also before its first rows are done. */
  readonly isRunning: boolean;
  /** Progress of one that is being imported, once its first rows are done; null for one that is not. */
  readonly progress: ImportProgress | null;
  /** The import of a sheet ended before all its rows were compared. */
  readonly brokeOff: boolean;
  /** Whether the import itself is still there to be opened: one of the catalogue that was looked at lately. */
  readonly isKept: boolean;
  /** Whether the rejected rows can still be had as a file. */
  readonly hasRejectedRows: boolean;
  /**
   * Whether it is the last one that was not undone, of the catalogue or of its kind of sheet, the only one that can be.
   */
  readonly isLast: boolean;
  /** Whether a later import that was not undone prevents its undo. */
  readonly isFollowed: boolean;
  /** How many articles of the last import something else changed since: then only the rest is undone. 0 for others. */
  readonly changedSince: number;
  /** The first of these articles, by code and brand. */
  readonly changedNames: readonly string[];
  /** A price list that the last import made and customers have: then it cannot be undone either. */
  readonly listInUse: ListInUse | null;
  readonly undo: ImportUndo | null;
  /** The price list of a sheet of new prices; null for every other. */
  readonly priceList: string | null;
  /** For such a sheet while its prices are not valid yet. */
  readonly waiting: WaitingPrices | null;
}

export interface WaitingPrices {
  /** When the prices become valid, ISO 8601. */
  readonly at: string;
  /** Whether the prices could not be written at their moment; they are not tried again. */
  readonly hasFailed: boolean;
}

/** Rows that are done, of all. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly missing: number;
}

export const noneCounted: ImportCounts = { new: 0, changed: 0, unchanged: 0, rejected: 0, missing: 0 };

/**
 * How a supplier's sheets of a kind are read, remembered from the last one that was imported with columns that a person
 * chose.
 */
export interface RememberedMapping {
  readonly kind: RecordKind;
  readonly supplier: string;
  /** The text of a mapping file (docs/import). */
  readonly mapping: string;
}

/** The rejected rows of an import, whole. */
export interface RejectedSheet {
  readonly kind: RecordKind;
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly count: number;
  /** In the sheet's order, some at a time. */
  rows(): AsyncIterable<readonly RejectedSheetLine[]>;
}

/** A row that stayed out, with reasons whose texts its kind has. */
export interface RejectedSheetLine extends SheetRow {
  readonly reasons: readonly { readonly code: string }[];
}

export interface ImportHistoryRepository {
  /** Imports of some kinds, the newest first, `pageSize` of them; `after` is the `next` of the page before. */
  list(
    kinds: readonly RecordKind[],
    after: string | null,
  ): Promise<{ readonly records: readonly ImportRecord[]; readonly next: string | null }>;
  /** Null for one that is not there. */
  find(id: string): Promise<Pick<ImportRecord, 'kind' | 'waiting'> | null>;
  /** The rejected rows of an import of a sheet; null where they are not kept, or it is none. */
  rejected(id: string): Promise<RejectedSheet | null>;
}

/** Suppliers are the same whose names compare equal but for case, accents and spaces. */
export interface ImportMappingRepository {
  /** By kind and supplier. */
  all(): Promise<readonly RememberedMapping[]>;
  find(kind: RecordKind, supplier: string): Promise<RememberedMapping | null>;
  remember(mapping: RememberedMapping): Promise<void>;
  /** Answers whether there was one. */
  forget(kind: RecordKind, supplier: string): Promise<boolean>;
}
