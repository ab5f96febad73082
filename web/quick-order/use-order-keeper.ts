import { useEffect, useState } from 'react';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { useFront } from '#web/front-context.tsx';
import { useServices } from '#web/services.ts';
import { createOrderDraft } from './order-draft.ts';
import { createOrderKeeper, type OrderKeeper } from './order-keeper.ts';

export const draftKey = ({ userName, customerId }: { readonly userName: string; readonly customerId: string | null }) =>
  `quick-order ${userName} ${customerId ?? ''}`;

/** The quick order while its screen is open: read again when it opens, and when prices or the cart change. */
export function useOrderKeeper(): OrderKeeper {
  const { quickOrders, caller, live } = useServices();
  const { inTab } = useFront();
  const [keeper] = useState(() => createOrderKeeper(quickOrders, caller, createOrderDraft(inTab, draftKey(caller))));
  useEffect(() => {
    keeper.refresh();
    const changes = changesOf(live, 'CartChanged', ...pricesMoved).subscribe(keeper.refresh);
    return () => changes.unsubscribe();
  }, [keeper, live]);
  return keeper;
}
