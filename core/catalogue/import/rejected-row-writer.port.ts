import type { RejectedSheetLine } from './import-record.ts';
import type { RecordKind } from './record-kinds.ts';

export const rejectedRowFormats = ['xlsx', 'csv'] as const;
export type RejectedRowFormat = (typeof rejectedRowFormats)[number];

/** Writes rejected rows as a sheet that can be mended and imported: its own headings, then the line and the reasons. */
export interface RejectedRowWriter {
  /** Null where too many wait for their turn. */
  write(
    kind: RecordKind,
    format: RejectedRowFormat,
    headings: readonly string[],
    batches: AsyncIterable<readonly RejectedSheetLine[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
