import type { PriceListId } from '#core/shared/ids.ts';
import type { PlacedPriceListRow, PriceList } from './price-list.ts';
import type { WorkState } from './price-list-desk.ts';

export interface PriceListBook {
  lists(): Promise<readonly PriceList[]>;
  /** What the list has for sale at a generation of the catalogue, some at a time; `progress` goes from 0 to 1. */
  rows(id: PriceListId, generation: number): AsyncIterable<PriceListBatch>;
  /** Keeps that the list's files are of that generation. */
  made(list: PriceList, generation: number, at: string): Promise<void>;
  /** Tells everybody how far the making of all lists has come: 0 to 100, null when nothing runs. */
  announce(state: WorkState['state'], progress: number | null): Promise<void>;
}

export interface PriceListBatch {
  readonly rows: readonly PlacedPriceListRow[];
  readonly progress: number;
}
