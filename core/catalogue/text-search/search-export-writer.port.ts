import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { ExportedRow } from './exported-rows.ts';

/** The columns that not everybody has. */
export interface ExportedColumns {
  readonly internalCode: boolean;
  /** Staff see list prices alone. */
  readonly cost: boolean;
  readonly sellingPrice: boolean;
}

/** Writes what a search lists. */
export interface SearchExportWriter {
  /**
   * Takes the rows when its turn comes, and answers once they are written; null where too many wait, and none was
   * taken. An aborted signal ends it with a failure.
   */
  write(
    format: SheetFormat,
    columns: ExportedColumns,
    batches: AsyncIterable<readonly ExportedRow[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
