import { useEffect, useState } from 'react';
import type { Product } from '#core/catalogue/product.ts';
import type { ProductFailure } from '#core/catalogue/product-desk.ts';
import type { Compared } from '#core/comparer/comparer.ts';
import { asCompared } from '#core/comparer/comparison.ts';
import { useDesks } from '#web/desks.ts';

interface Read {
  readonly products: readonly Product[];
  readonly failure: ProductFailure | null;
}

/** The products of the list as they are now; null until they were read. One that is gone is left out. */
export function useCompared(list: readonly Compared[]): { readonly read: Read | null; readonly retry: () => void } {
  const { products: desk, caller } = useDesks();
  const [read, take] = useState<Read | null>(null);
  const [attempt, tryAgain] = useState(0);
  useEffect(() => {
    // Another attempt is the same question once more.
    let isWanted = attempt >= 0;
    void Promise.all(list.map(({ productId }) => desk.read(caller, productId))).then((answers) => {
      if (!isWanted) return;
      const failed = answers.find((answer) => !answer.ok && answer.val.code !== 'product-not-found');
      take({
        products: answers.flatMap((answer, place) => {
          const compared = list[place];
          return answer.ok && compared !== undefined ? [asCompared(answer.val, compared)] : [];
        }),
        failure: failed !== undefined && !failed.ok ? failed.val : null,
      });
    });
    return () => {
      isWanted = false;
    };
  }, [desk, caller, list, attempt]);
  return { read, retry: () => tryAgain(attempt + 1) };
}
