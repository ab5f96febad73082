import type { Author } from '#core/audit/author.ts';
import type { ImportCounts, ImportProgress, RejectedSheetLine } from '#core/imports/import-record.ts';
import type { SheetKindName } from '#core/imports/record-kinds.ts';

export interface BegunSheetImport {
  readonly id: string;
  readonly kind: SheetKindName;
  readonly fileName: string;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  readonly supplier: string | null;
  readonly headings: readonly string[];
}

export interface EndedSheetImport {
  readonly counts: ImportCounts;
  readonly rejected: readonly RejectedSheetLine[];
  /** Whether it came to its last row. */
  readonly isWhole: boolean;
}

/** How many things. */
export type WrittenBefore = Pick<ImportCounts, 'new' | 'changed'>;

/**
 * Imports of sheets in the history. What each of them changes is noted with each change, whose author names the import.
 */
export interface SheetImportRepository {
  /**
   * What an import that was begun, by a process that ended, has made and changed already; null for one that was not.
   * From then on it is running again, however long it stood still.
   */
  goOn(id: string): Promise<WrittenBefore | null>;
  /**
   * Before its first row is written. Of the older ones of its kind the last ten keep what they changed and what they
   * rejected.
   */
  begin(begun: BegunSheetImport, author: Author): Promise<void>;
  /** How many of its rows are done. */
  advance(id: string, progress: ImportProgress): Promise<void>;
  /**
   * Notes what came of it, once; one that neither changed nor rejected anything is forgotten, and so is one that broke
   * off before it changed anything.
   */
  end(id: string, ended: EndedSheetImport, author: Author): Promise<void>;
}
