import type { Author } from '#core/audit/author.ts';
import type { ImportProgress } from '#core/catalogue/import/import-record.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { BegunSheetImport, EndedSheetImport, SheetImportRepository } from './sheet-import.repository.port.ts';

/** One import in the history: it is there from its first written row on, or once all of its rows were rejected. */
export interface ImportRecordKeeper {
  /** The import's id in the history; null as long as it is not there. */
  recorded(): string | null;
  /** Who writes, as a part of the import. */
  writer(): Promise<Author>;
  /** Tells how far it is, not more than twice a second. */
  advance(progress: ImportProgress): Promise<void>;
  /** Whatever became of it. */
  end(ended: EndedSheetImport): Promise<void>;
}

const tellEveryMs = 500;

export const keepImportRecord = (
  imports: SheetImportRepository,
  begun: BegunSheetImport,
  author: Author,
  clock: Clock,
): ImportRecordKeeper => {
  let isBegun = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  const begin = async () => {
    if (!isBegun) await imports.begin(begun, author);
    isBegun = true;
  };
  return {
    recorded: () => (isBegun ? begun.id : null),
    async writer() {
      await begin();
      return { ...author, importId: begun.id };
    },
    async advance(progress) {
      if (!isBegun || clock.now() - toldAt < tellEveryMs) return;
      toldAt = clock.now();
      await imports.advance(begun.id, progress);
    },
    async end(ended) {
      if (ended.isWhole && ended.rejected.length > 0) await begin();
      if (isBegun) await imports.end(begun.id, ended, author);
    },
  };
};

/** Nothing is kept of a sheet that is only looked at. */
export const keepNoRecord = (author: Author): ImportRecordKeeper => ({
  recorded: () => null,
  writer: async () => author,
  advance: async () => undefined,
  end: async () => undefined,
});
