import { concat, concatMap, from, ignoreElements, mergeMap, type Observable, of } from 'rxjs';
import type { LiveEvent } from '#core/live/event.ts';

interface CatalogueNewsParts {
  /** Each time that what is sold is another than before. */
  readonly moves$: Observable<{ readonly generation: number }>;
  /** Answers once prices and stock are read as they are now. */
  readonly productsStand: () => Promise<void>;
  /** Answers once a search finds what there is now. */
  readonly indexStands: () => Promise<void>;
  /** How long prices wait for the index, in milliseconds: an index that is built anew takes minutes. */
  readonly indexWithinMs: number;
}

/**
 * `CatalogueChanged` for everybody of this process, once what is asked next is answered anew: a window asks as soon as
 * it hears it, and not again. Where the index takes longer than prices may wait, it is told twice
 * (docs/rules/live.md 5).
 */
export const catalogueNews = ({
  moves$,
  productsStand,
  indexStands,
  indexWithinMs,
}: CatalogueNewsParts): Observable<LiveEvent> =>
  moves$.pipe(
    concatMap(async ({ generation }) => {
      const event: LiveEvent = { name: 'CatalogueChanged', audience: 'everyone', facts: { version: generation } };
      const index = indexStands().then(() => true);
      await productsStand();
      const isIndexed = await Promise.race([index, wait(indexWithinMs)]);
      return { event, later$: isIndexed ? of() : concat(from(index).pipe(ignoreElements()), of(event)) };
    }),
    mergeMap(({ event, later$ }) => concat(of(event), later$)),
  );

const wait = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), ms).unref();
  });
