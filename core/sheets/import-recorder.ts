import type { Author } from '#core/audit/author.ts';
import type { ImportProgress } from '#core/imports/import-record.ts';
import type { Clock } from '#core/shared/clock.ts';
import type {
  BegunSheetImport,
  EndedSheetImport,
  SheetImportRepository,
  WrittenBefore,
} from './sheet-import.repository.port.ts';

/** An import in the history: it is there from its first written row on, or once all of its rows were rejected. */
export interface ImportRecorder {
  /** The rows that a process which ended in the middle of it had written. */
  readonly before: WrittenBefore;
  /** The import's id in the history; null as long as it is not there. */
  recorded(): string | null;
  /** The author of the rows, with the import. */
  writer(): Promise<Author>;
  /** Records how far the import is, not more than twice a second. */
  advance(progress: ImportProgress): Promise<void>;
  /** Records how it ended, also where nothing was written. */
  end(ended: EndedSheetImport): Promise<void>;
}

const advanceEveryMs = 500;

const nothing: WrittenBefore = { new: 0, changed: 0 };

export const createImportRecorder = async (
  imports: SheetImportRepository,
  begun: BegunSheetImport,
  author: Author,
  clock: Clock,
): Promise<ImportRecorder> => {
  const before = await imports.goOn(begun.id);
  let isBegun = before !== null;
  let advancedAt = Number.NEGATIVE_INFINITY;
  const begin = async () => {
    if (!isBegun) await imports.begin(begun, author);
    isBegun = true;
  };
  return {
    before: before ?? nothing,
    recorded: () => (isBegun ? begun.id : null),
    async writer() {
      await begin();
      return { ...author, importId: begun.id };
    },
    async advance(progress) {
      if (!isBegun || clock.now() - advancedAt < advanceEveryMs) return;
      advancedAt = clock.now();
      await imports.advance(begun.id, progress);
    },
    async end(ended) {
      if (ended.isWhole && ended.rejected.length > 0) await begin();
      if (isBegun) await imports.end(begun.id, ended, author);
    },
  };
};

/** A dry run leaves no record. */
export const createIdleRecorder = (author: Author): ImportRecorder => ({
  before: nothing,
  recorded: () => null,
  writer: async () => author,
  advance: async () => undefined,
  end: async () => undefined,
});
