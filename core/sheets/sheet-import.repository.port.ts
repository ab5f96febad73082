import type { Author } from '#core/audit/author.ts';
import type { ImportCounts, RejectedSheetLine } from '#core/catalogue/import/import-record.ts';
import type { SheetKindName } from '#core/catalogue/import/record-kinds.ts';

export interface BegunSheetImport {
  readonly id: string;
  readonly kind: SheetKindName;
  readonly fileName: string;
  readonly supplier: string | null;
  readonly headings: readonly string[];
}

/** Imports of sheets in the history. What each of them changes is noted with each change, whose author names the import. */
export interface SheetImportRepository {
  /** Before its first row is written. Of the older ones of its kind the last ten keep what they changed and what they rejected. */
  begin(begun: BegunSheetImport, author: Author): Promise<void>;
  /** Notes what came of it; one that changed nothing is forgotten. */
  end(id: string, counts: ImportCounts, rejected: readonly RejectedSheetLine[], author: Author): Promise<void>;
}
