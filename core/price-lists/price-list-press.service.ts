import { isDisabled } from '#core/catalogue/disabled.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { PriceList, PriceListRow } from './price-list.ts';
import type { PriceListBook } from './price-list-book.port.ts';
import type { PriceListStore } from './price-list-store.port.ts';
import { currentVersion, type PriceListVersion } from './price-list-version.ts';

export interface PressParts {
  readonly book: PriceListBook;
  readonly store: PriceListStore;
  readonly shelf: Pick<ProductShelf, 'generation' | 'disabled'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Makes the files of a list; a list that is being made at this moment is not made twice. Answers what they were made of. */
export type PriceListPress = (list: PriceList, onProgress?: (progress: number) => void) => Promise<PriceListVersion>;

export const createPriceListPress = ({ book, store, shelf, hasher, clock }: PressParts): PriceListPress => {
  const underWay = new Map<string, Promise<PriceListVersion>>();

  const make = async (
    list: PriceList,
    version: PriceListVersion,
    onProgress: (progress: number) => void,
  ): Promise<PriceListVersion> => {
    await store.write(list.id, version, visibleRows(list, version, onProgress));
    await book.made(list, version, new Date(clock.now()).toISOString());
    return version;
  };

  /** What is disabled is in no list (decisions.md §4). It is read at once with the version, so that the two go together. */
  const visibleRows = (
    { id }: PriceList,
    { generation }: PriceListVersion,
    onProgress: (progress: number) => void,
  ): AsyncGenerator<readonly PriceListRow[]> => {
    const disabled = shelf.disabled();
    return (async function* () {
      for await (const { rows, progress } of book.rows(id, generation)) {
        yield rows.filter(
          ({ brandIds, typeIds }) => !brandIds.some((brandId) => isDisabled(disabled, brandId, typeIds)),
        );
        onProgress(progress);
      }
    })();
  };

  return (list, onProgress = () => undefined) => {
    // The catalogue may have moved on since the one that is under way began: then it is of no use.
    const version = currentVersion(shelf, hasher);
    const key = `${list.id} ${version.generation} ${version.disabled}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const making = make(list, version, onProgress).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
};
