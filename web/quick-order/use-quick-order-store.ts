import { useEffect, useState } from 'react';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { useFront } from '#web/front-context.tsx';
import { useServices } from '#web/services.ts';
import { createOrderDraft } from './order-draft.ts';
import { createQuickOrderStore, type QuickOrderStore } from './quick-order-store.ts';

export const draftKey = ({ userName, customerId }: { readonly userName: string; readonly customerId: string | null }) =>
  `quick-order ${userName} ${customerId ?? ''}`;

/** The quick order while its screen is open: read again when it opens, and when prices or the cart change. */
export function useQuickOrderStore(): QuickOrderStore {
  const { quickOrders, caller, live } = useServices();
  const { inTab } = useFront();
  const [store] = useState(() => createQuickOrderStore(quickOrders, caller, createOrderDraft(inTab, draftKey(caller))));
  useEffect(() => {
    store.refresh();
    const changes = changesOf(live, 'CartChanged', ...pricesMoved).subscribe(store.refresh);
    return () => changes.unsubscribe();
  }, [store, live]);
  return store;
}
