import { useEffect, useState } from 'react';
import type { ProductFailure } from '#core/catalogue/products/product.service.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import type { Compared } from '#core/comparer/comparer.ts';
import { asCompared } from '#core/comparer/comparison.ts';
import { useServices } from '#web/services.ts';

interface Read {
  readonly products: readonly Product[];
  readonly failure: ProductFailure | null;
}

/** The products of the list as they are now; null until they were read. One that is gone is left out. */
export function useCompared(list: readonly Compared[]): { readonly read: Read | null; readonly retry: () => void } {
  const { product } = useServices().catalogue;
  const [read, setRead] = useState<Read | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Another attempt is the same question once more.
    let isWanted = attempt >= 0;
    void Promise.all(list.map(({ productId }) => product.fetch(productId))).then((answers) => {
      if (!isWanted) return;
      const failed = answers.find((answer) => !answer.ok && answer.val.code !== 'product-not-found');
      setRead({
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
  }, [product, list, attempt]);
  return { read, retry: () => setAttempt(attempt + 1) };
}
