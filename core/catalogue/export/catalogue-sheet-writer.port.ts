import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetCells } from './sheet-rows.ts';

/** Writes what the catalogue holds as a sheet. */
export interface CatalogueSheetWriter {
  /**
   * Takes the rows when its turn comes, and answers once they are written; null where too many wait, and none was
   * taken.
   */
  write(
    kind: ImportKind,
    format: SheetFormat,
    columns: readonly SheetColumn[],
    batches: AsyncIterable<readonly SheetCells[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
