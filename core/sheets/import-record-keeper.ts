import type { Author } from '#core/audit/author.ts';
import type { ImportCounts, RejectedSheetLine } from '#core/catalogue/import/import-record.ts';
import type { BegunSheetImport, SheetImportRepository } from './sheet-import.repository.port.ts';

/** One import in the history: it is there from its first written row on. */
export interface ImportRecordKeeper {
  /** Who writes, as a part of the import. */
  writer(): Promise<Author>;
  /** Whatever became of it. */
  end(counts: ImportCounts, rejected: readonly RejectedSheetLine[]): Promise<void>;
}

export const keepImportRecord = (
  imports: SheetImportRepository,
  begun: BegunSheetImport,
  author: Author,
): ImportRecordKeeper => {
  let isBegun = false;
  return {
    async writer() {
      if (!isBegun) await imports.begin(begun, author);
      isBegun = true;
      return { ...author, importId: begun.id };
    },
    async end(counts, rejected) {
      if (isBegun) await imports.end(begun.id, counts, rejected, author);
    },
  };
};
