import type { CustomerAgeing } from './customer-ageing.ts';

/** A workbook for people, and a text with semicolons. */
export const ageingTableFormats = ['xlsx', 'csv'] as const;
export type AgeingTableFormat = (typeof ageingTableFormats)[number];

export interface AgeingTableWriter {
  /** The bytes of the file once all rows were taken; null where too many are being made. An aborted signal rejects. */
  write(
    format: AgeingTableFormat,
    batches: AsyncIterable<readonly CustomerAgeing[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
