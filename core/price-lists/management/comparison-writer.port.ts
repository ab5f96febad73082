import type { ComparedPrice } from './compared-price.ts';
import type { ComparisonFormat } from './price-list-management.service.ts';

export interface ComparisonWriter {
  /** The bytes of the file once all rows were taken; null where too many are being made. An aborted signal rejects. */
  write(
    format: ComparisonFormat,
    names: { readonly one: string; readonly other: string },
    batches: AsyncIterable<readonly ComparedPrice[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
