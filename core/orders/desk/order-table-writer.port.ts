import type { DeskRow } from './desk-order.ts';

/** A workbook for people, and a text with semicolons. */
export const orderTableFormats = ['xlsx', 'csv'] as const;
export type OrderTableFormat = (typeof orderTableFormats)[number];

export interface OrderTableWriter {
  /** The bytes of the file once all rows were taken; null where too many are being made. An aborted signal rejects. */
  write(
    format: OrderTableFormat,
    batches: AsyncIterable<readonly DeskRow[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
