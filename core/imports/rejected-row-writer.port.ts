import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { RejectedSheetLine } from './import-record.ts';
import type { RecordKind } from './record-kinds.ts';

/** Writes rejected rows as a sheet that can be mended and imported: its own headings, then the line and the reasons. */
export interface RejectedRowWriter {
  /** Null where too many wait for their turn. */
  write(
    kind: RecordKind,
    format: SheetFormat,
    headings: readonly string[],
    batches: AsyncIterable<readonly RejectedSheetLine[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
