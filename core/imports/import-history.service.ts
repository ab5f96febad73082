import type { Caller } from '#core/access/caller.ts';
import type { AccessFailure } from '#core/access/calls.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { ImportRecord, RememberedMapping } from './import-record.ts';
import type { UndoRefusal } from './import-undo.ts';
import type { RecordKind } from './record-kinds.ts';

export type ImportHistoryFailure =
  | AccessFailure
  | { readonly code: 'unreachable' }
  | { readonly code: 'import-not-found' }
  /** None of its rows was rejected. */
  | { readonly code: 'nothing-rejected' }
  | { readonly code: 'exports-busy' }
  | { readonly code: 'mapping-not-found' }
  /** Somebody else writes the catalogue; the holder is their user name, empty where nobody knows. */
  | { readonly code: 'catalogue-busy'; readonly holder: string }
  | UndoRefusal;

export interface ImportHistoryPage {
  readonly records: readonly ImportRecord[];
  /** The key of the next page; null on the last one. */
  readonly next: string | null;
}

/** What was imported, what was rejected, and how each supplier's sheets are read (docs/rules/imports.md 5 to 7). */
export interface ImportHistoryService {
  list(caller: Caller, after: string | null): Promise<Result<ImportHistoryPage, ImportHistoryFailure>>;
  /**
   * All rejected rows of an import that is kept, whole, with line and reasons, as a sheet that can be mended and
   * imported.
   */
  rejectedRows(
    caller: Caller,
    id: string,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, ImportHistoryFailure>>;
  /**
   * Begins to undo it; the list tells when it is done (docs/rules/imports.md 10). New prices that wait for their moment
   * are called off at once. Where something else changed articles of it since, it is refused, or with `isRest` undone
   * but for those.
   */
  undo(caller: Caller, id: string, isRest?: boolean): Promise<Result<void, ImportHistoryFailure>>;
  mappings(caller: Caller): Promise<Result<readonly RememberedMapping[], ImportHistoryFailure>>;
  forgetMapping(caller: Caller, kind: RecordKind, supplier: string): Promise<Result<void, ImportHistoryFailure>>;
}
