import { concat, concatMap, defer, filter, from, map, mergeMap, type Observable, of } from 'rxjs';
import type { LiveEvent } from '#core/live/event.ts';

interface CatalogueNewsParts {
  /** Emits each time that what is sold is another than before. */
  readonly moves$: Observable<{ readonly generation: number }>;
  /** Answers once prices and stock are read as they are now. */
  readonly productsStand: () => Promise<void>;
  /** Answers once a search finds what there is now. */
  readonly indexStands: () => Promise<void>;
  /** How long prices wait for the index, in milliseconds: an index that is built anew takes minutes. */
  readonly indexWithinMs: number;
}

/**
 * `CatalogueChanged` for everybody of this process, once questions asked next are answered from the change: a window
 * asks as soon as it hears the event, and not again. Where the index takes longer than prices may wait, the event is
 * sent twice (docs/rules/live.md 5).
 */
export const catalogueChangeEvents = ({
  moves$,
  productsStand,
  indexStands,
  indexWithinMs,
}: CatalogueNewsParts): Observable<LiveEvent> =>
  defer(() => {
    let latest = 0;
    return moves$.pipe(
      concatMap(async ({ generation }) => {
        await productsStand();
        latest = generation;
        return generation;
      }),
      mergeMap(async (generation) => {
        const index = indexStands().then(() => true);
        return { generation, index, isIndexed: await Promise.race([index, wait(indexWithinMs)]) };
      }),
      mergeMap(({ generation, index, isIndexed }) => {
        const change$ = of(changed(generation));
        if (isIndexed) return change$;
        // Where several changes waited for the same index, the last one is sent again.
        const changeAgain$ = from(index).pipe(filter(() => generation === latest));
        return concat(change$, changeAgain$.pipe(map(() => changed(generation))));
      }),
    );
  });

const changed = (version: number): LiveEvent => ({
  name: 'CatalogueChanged',
  audience: 'everyone',
  facts: { version },
});

const wait = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), ms).unref();
  });
