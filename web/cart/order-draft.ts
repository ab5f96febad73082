import { useState } from 'react';
import * as z from 'zod/mini';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createDraftStore, settleFields } from '#web/state/draft-store.ts';
import { type Store, useStore } from '#web/state/store.ts';

/** The choices and notes of the order that was not sent yet. */
export interface OrderDraft {
  readonly deliveryMethodId: string;
  /** The name of one of the company's addresses; empty for its main one. */
  readonly deliveryAddress: string;
  readonly notes: string;
}

const shape = z.object({
  deliveryMethodId: z.string(),
  deliveryAddress: z._default(z.string(), ''),
  notes: z.string(),
});
const blank: OrderDraft = { deliveryMethodId: '', deliveryAddress: '', notes: '' };

/** The draft of this tab, kept until the order is sent. */
export function useOrderDraft() {
  const { inTab } = usePublicServices();
  const { caller } = useServices();
  const [kept] = useState(
    (): Store<OrderDraft> =>
      createDraftStore(inTab, `order-draft ${caller.userName} ${caller.customerId ?? ''}`, {
        shape,
        blank,
        isBlank: (draft) => Object.values(draft).every((field) => field === ''),
      }),
  );
  return {
    draft: useStore(kept),
    change: (part: Partial<OrderDraft>) => kept.set((before) => ({ ...before, ...part })),
    /**
     * Clears delivery method and address, which each order chooses anew. Answers whether no other note was written
     * while the order was on its way.
     */
    settle(sent: OrderDraft): boolean {
      kept.set((before) => ({ ...blank, notes: before.notes }));
      return settleFields(kept, sent, blank);
    },
  };
}
