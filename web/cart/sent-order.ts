/** The last order that was sent in this tab, until it was read. */

import { useState } from 'react';
import * as z from 'zod/mini';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import { useStore } from '#web/state/store.ts';

const none = { number: '', isRead: false, isUnanswered: false, cartUpdatedAt: '' };

export interface SentOrder {
  /** The number of the last order that was sent in this tab; '' for none. */
  readonly number: string;
  /** The person has read it, or has begun another cart: the notice goes. */
  readonly isRead: boolean;
  /** The last change of the cart that it was made of. */
  readonly cartUpdatedAt: string;
  /** Whether an order was sent whose answer has not come, also before a reload. */
  readonly isUnanswered: boolean;
  /** An order is being sent: the notice of the one before goes. */
  begin(): void;
  /** `cartUpdatedAt` tells the cart that it was made of. */
  keep(number: string, cartUpdatedAt: string): void;
  read(): void;
}

export function useSentOrder(): SentOrder {
  const { inTab } = usePublicServices();
  const { caller } = useServices();
  const [kept] = useState(() =>
    createDraftStore(inTab, `sent-order ${caller.userName} ${caller.customerId ?? ''}`, {
      shape: z.object({
        number: z.string(),
        isRead: z._default(z.boolean(), false),
        isUnanswered: z._default(z.boolean(), false),
        cartUpdatedAt: z._default(z.string(), ''),
      }),
      blank: none,
      isBlank: ({ number, isUnanswered }) => number === '' && !isUnanswered,
    }),
  );
  return {
    ...useStore(kept),
    begin: () => kept.set((before) => ({ ...before, isRead: true, isUnanswered: true })),
    keep: (number, cartUpdatedAt) => kept.set({ ...none, number, cartUpdatedAt }),
    read: () => kept.set((before) => ({ ...before, isRead: true, isUnanswered: false })),
  };
}
