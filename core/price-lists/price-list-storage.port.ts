import type { PriceListId } from '#core/shared/ids.ts';
import type { PriceListFormat, PriceListRow } from './price-list.ts';
import type { PriceListVersion } from './price-list-version.ts';

/** The files themselves, each made of one version of the catalogue and of what is disabled. */
export interface PriceListStorage {
  /** Null where there is no such file. */
  open(id: PriceListId, version: PriceListVersion, format: PriceListFormat): Promise<AsyncIterable<Uint8Array> | null>;
  /** Writes the list in every format, whole or not at all, in place of its older files; holds nobody up. */
  write(id: PriceListId, version: PriceListVersion, batches: AsyncIterable<readonly PriceListRow[]>): Promise<void>;
}
