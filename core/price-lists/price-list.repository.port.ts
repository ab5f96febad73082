import type { PriceListId } from '#core/shared/ids.ts';
import type { MakingState } from './price-list.service.ts';
import type { PlacedPriceListRow, PriceList } from './price-list.ts';
import type { PriceListVersion } from './price-list-version.ts';

export interface PriceListRepository {
  lists(): Promise<readonly PriceList[]>;
  /** What the list has for sale at a generation of the catalogue, some at a time; `progress` goes from 0 to 1. */
  rows(id: PriceListId, generation: number): AsyncIterable<PriceListBatch>;
  /** Keeps what the list's files were made of. */
  made(list: PriceList, version: PriceListVersion, at: string): Promise<void>;
  /** Tells everybody how far the making of all lists has come: 0 to 100, null when nothing runs. */
  announce(state: MakingState['state'], progress: number | null): Promise<void>;
}

export interface PriceListBatch {
  readonly rows: readonly PlacedPriceListRow[];
  readonly progress: number;
}
