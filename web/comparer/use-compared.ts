import { useMemo } from 'react';
import type { Compared } from '#core/comparer/comparer.ts';
import { asCompared } from '#core/comparer/comparison.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

/** The products of the list as they are now. One that is gone is left out. */
export function useCompared(list: readonly Compared[]) {
  const { compared } = useServices().catalogue;
  const ids = useMemo(() => list.map(({ productId }) => productId), [list]);
  const { answer, failure, isCurrent, retry } = useServiceQuery(compared, ids);
  const products = useMemo(
    () =>
      list.flatMap((each) => {
        const found = answer?.find(({ shown }) => shown.productId === each.productId);
        return found === undefined ? [] : [asCompared(found, each)];
      }),
    [list, answer],
  );
  // What was compared before is not shown in place of what is compared now, but for those that are in both.
  return { answer: isCurrent || products.length > 0 ? products : null, failure, retry };
}
