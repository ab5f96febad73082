import { isDisabled } from '#core/catalogue/disabled.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceList, PriceListRow } from './price-list.ts';
import type { PriceListBook } from './price-list-book.port.ts';
import type { PriceListStore } from './price-list-store.port.ts';

export interface PressParts {
  readonly book: PriceListBook;
  readonly store: PriceListStore;
  readonly shelf: Pick<ProductShelf, 'generation' | 'disabled'>;
  readonly clock: Clock;
}

/** Makes the files of a list; a list that is being made at this moment is not made twice. Answers the generation they are of. */
export type PriceListPress = (list: PriceList, onProgress?: (progress: number) => void) => Promise<number>;

export const createPriceListPress = ({ book, store, shelf, clock }: PressParts): PriceListPress => {
  const underWay = new Map<string, Promise<number>>();

  const make = async (list: PriceList, generation: number, onProgress: (progress: number) => void): Promise<number> => {
    await store.write(list.id, generation, visibleRows(list, generation, onProgress));
    await book.made(list, generation, new Date(clock.now()).toISOString());
    return generation;
  };

  /** What is switched off is in no list (decisions.md §4). */
  async function* visibleRows(
    { id }: PriceList,
    generation: number,
    onProgress: (progress: number) => void,
  ): AsyncGenerator<readonly PriceListRow[]> {
    const disabled = shelf.disabled();
    for await (const { rows, progress } of book.rows(id, generation)) {
      yield rows.filter(({ brandIds, typeIds }) => !brandIds.some((brandId) => isDisabled(disabled, brandId, typeIds)));
      onProgress(progress);
    }
  }

  return (list, onProgress = () => undefined) => {
    // The catalogue may have moved on since the one that is under way began: then it is of no use.
    const generation = shelf.generation();
    const key = `${list.id} ${generation}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const making = make(list, generation, onProgress).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
};
