import { auditTime, concatMap, defer, type Observable, retry, type Subscription, timer } from 'rxjs';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { PriceListMaking } from './create-price-list-making-service.ts';
import type { PriceListRepository } from './price-list.repository.port.ts';
import { currentVersion, isSameVersion } from './price-list-version.ts';

export interface PriceListJobParts {
  /** Whenever the catalogue or what is disabled in it changed, and once at the start. */
  readonly changes$: Observable<unknown>;
  readonly repository: Pick<PriceListRepository, 'lists'>;
  readonly productRepository: Pick<ProductRepository, 'generation' | 'disabled' | 'catchUp'>;
  readonly making: Pick<PriceListMaking, 'makeAll'>;
  readonly hasher: Hasher;
  readonly onDefect: (defect: unknown) => void;
  /** Milliseconds from a change until the files are made, so that a row of changes makes them once. */
  readonly settleMs?: number;
  /** Milliseconds until what failed is tried again. */
  readonly retryMs?: number;
}

/**
 * Makes the price-list files again when their contents changed. A list that never had files gets them at the first
 * request.
 */
export const startPriceListJob = (parts: PriceListJobParts): Subscription => {
  const {
    changes$,
    repository,
    productRepository,
    making,
    hasher,
    onDefect,
    settleMs = 2000,
    retryMs = 60_000,
  } = parts;

  const isOutdated = async (): Promise<boolean> => {
    await productRepository.catchUp();
    const lists = await repository.lists();
    const current = currentVersion(productRepository, hasher);
    return lists.some(({ made }) => made !== null && !isSameVersion(made.version, current));
  };

  const refresh = async (): Promise<void> => {
    // A file that was being made when the change came is outdated again.
    while (await isOutdated()) {
      const { state } = await making.makeAll();
      if (state !== 'done') throw new Error(`the price lists were not made: ${state}`);
    }
  };

  return changes$
    .pipe(
      auditTime(settleMs),
      concatMap(() =>
        defer(refresh).pipe(
          retry({
            delay: (defect) => {
              onDefect(defect);
              return timer(retryMs);
            },
          }),
        ),
      ),
    )
    .subscribe();
};
