import { useState } from 'react';
import * as z from 'zod/mini';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import { useStore } from '#web/state/store.ts';

const none = { number: '', isUnanswered: false, cartUpdatedAt: '' };

export interface SentOrder {
  /**
   * The number of the last order that was sent in this tab, until the person has read it or has begun another cart; ''
   * for none.
   */
  readonly number: string;
  /** The last change of the cart that it was made of. */
  readonly cartUpdatedAt: string;
  /** Whether an order was sent whose answer has not come, also before a reload. */
  readonly isUnanswered: boolean;
  /** An order is being sent: the one before is no longer told. */
  begin(): void;
  /** `cartUpdatedAt` tells the cart that it was made of. */
  keep(number: string, cartUpdatedAt: string): void;
  forget(): void;
}

export function useSentOrder(): SentOrder {
  const { inTab } = usePublicServices();
  const { caller } = useServices();
  const [kept] = useState(() =>
    createDraftStore(inTab, `sent-order ${caller.userName} ${caller.customerId ?? ''}`, {
      shape: z.object({
        number: z.string(),
        isUnanswered: z._default(z.boolean(), false),
        cartUpdatedAt: z._default(z.string(), ''),
      }),
      blank: none,
      isBlank: ({ number, isUnanswered }) => number === '' && !isUnanswered,
    }),
  );
  return {
    ...useStore(kept),
    begin: () => kept.set({ ...none, isUnanswered: true }),
    keep: (number, cartUpdatedAt) => kept.set({ number, isUnanswered: false, cartUpdatedAt }),
    forget: () => kept.set(none),
  };
}
