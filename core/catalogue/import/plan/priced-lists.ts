import { folded } from '#core/shared/folded.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { Planned } from './plan.ts';

const writesPrice = (planned: Planned<Draft>): boolean =>
  planned.status === 'changed'
    ? planned.changes.some(({ field }) => field === 'listPrice')
    : 'listPrice' in planned.draft && planned.draft.listPrice !== undefined;

/** The price lists that a sheet writes prices of, each as it is first written. */
export const collectPricedLists = () => {
  const names = new Map<string, string>();
  let isFirstList = false;
  return {
    note(planned: readonly Planned<Draft>[]): void {
      for (const each of planned) {
        if (each.status === 'unchanged') continue;
        const { draft } = each;
        if ('priceList' in draft) {
          const key = folded(draft.priceList);
          if (!names.has(key)) names.set(key, draft.priceList);
        } else if (writesPrice(each)) isFirstList = true;
      }
    },
    /** `first` is asked for the list that a sheet of products writes. */
    lists: async (first: () => Promise<string>): Promise<readonly string[]> => [
      ...(isFirstList ? [await first()] : []),
      ...names.values(),
    ],
  };
};
