import type { PriceListId } from '#core/shared/ids.ts';
import type { PriceListFormat, PriceListRow } from './price-list.ts';

/** The files themselves, each of one generation of the catalogue. */
export interface PriceListStore {
  /** Null where there is no such file. */
  open(id: PriceListId, generation: number, format: PriceListFormat): Promise<AsyncIterable<Uint8Array> | null>;
  /** Writes the list in every format, whole or not at all, in place of its older files; holds nobody up. */
  write(id: PriceListId, generation: number, batches: AsyncIterable<readonly PriceListRow[]>): Promise<void>;
}
