import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { PriceListRepository } from './price-list.repository.port.ts';
import type { PriceList, PriceListRow } from './price-list.ts';
import type { PriceListStorage } from './price-list-storage.port.ts';
import { currentVersion, isSameVersion, type PriceListVersion } from './price-list-version.ts';

export interface GeneratorParts {
  readonly repository: PriceListRepository;
  readonly store: PriceListStorage;
  readonly productRepository: Pick<ProductRepository, 'generation' | 'disabled'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/**
 * Makes the files of a list of what is current, one at a time: a list that is being made at this moment is not made
 * twice, and what was begun earlier never ends later. Answers what they were made of.
 */
export type PriceListFileGenerator = (
  list: PriceList,
  onProgress?: (progress: number) => void,
) => Promise<PriceListVersion>;

interface Making {
  /** Null while it waits for the one before it: it will be of what is current at its turn. */
  readonly version: PriceListVersion | null;
  readonly done: Promise<PriceListVersion>;
}

export const createPriceListFileGenerator = ({
  repository,
  store,
  productRepository,
  hasher,
  clock,
}: GeneratorParts): PriceListFileGenerator => {
  /** The last making of each list. */
  const makings = new Map<PriceListId, Making>();
  const current = (): PriceListVersion => currentVersion(productRepository, hasher);

  const make = async (
    list: PriceList,
    onVersion: (version: PriceListVersion) => void,
    onProgress: (progress: number) => void,
  ): Promise<PriceListVersion> => {
    for (;;) {
      const version = current();
      onVersion(version);
      await store.write(list.id, version, visibleRows(list, version, onProgress));
      // Written again where something was disabled while the file was being written, so that no list holds it. Changed
      // prices do not count: the file's version tells that it is of earlier ones.
      if (current().disabled !== version.disabled) continue;
      await repository.made(list, version, new Date(clock.now()).toISOString());
      return version;
    }
  };

  /** After the making before it, which may turn out to be of what is current by then. */
  const takeTurn = (
    list: PriceList,
    former: Making | undefined,
    onVersion: (version: PriceListVersion) => void,
    onProgress: (progress: number) => void,
  ): Promise<PriceListVersion> => {
    if (former === undefined) return make(list, onVersion, onProgress);
    const next = (made: PriceListVersion | null) =>
      made !== null && isSameVersion(made, current()) ? made : make(list, onVersion, onProgress);
    return former.done.then(next, () => next(null));
  };

  /**
   * What is disabled is in no list (docs/rules/catalogue.md 3). It is read at once with the version, so that the two go
   * together.
   */
  const visibleRows = (
    { id }: PriceList,
    { generation }: PriceListVersion,
    onProgress: (progress: number) => void,
  ): AsyncGenerator<readonly PriceListRow[]> => {
    const disabled = productRepository.disabled();
    return (async function* () {
      for await (const { rows, progress } of repository.rows(id, generation)) {
        yield rows.filter(
          ({ brandIds, typeIds }) => !brandIds.some((brandId) => isDisabled(disabled, brandId, typeIds)),
        );
        onProgress(progress);
      }
    })();
  };

  return (list, onProgress = () => undefined) => {
    const former = makings.get(list.id);
    // The catalogue may have moved on since the one that is under way began: then it is of no use.
    if (former !== undefined && (former.version === null || isSameVersion(former.version, current()))) {
      return former.done;
    }
    let version: PriceListVersion | null = null;
    const done = takeTurn(
      list,
      former,
      (begun) => {
        version = begun;
      },
      onProgress,
    ).finally(() => {
      if (makings.get(list.id) === making) makings.delete(list.id);
    });
    const making: Making = {
      get version() {
        return version;
      },
      done,
    };
    makings.set(list.id, making);
    return done;
  };
};
