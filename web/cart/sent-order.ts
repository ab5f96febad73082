import { useState } from 'react';
import * as z from 'zod/mini';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import { useStore } from '#web/state/store.ts';

const none = { number: '' };

/** The number of the last order that was sent in this tab, '' where there is none, until who sent it has read it. */
export function useSentOrder() {
  const { inTab } = usePublicServices();
  const { caller } = useServices();
  const [kept] = useState(() =>
    createDraftStore(inTab, `sent-order ${caller.userName} ${caller.customerId ?? ''}`, {
      shape: z.object({ number: z.string() }),
      blank: none,
      isBlank: ({ number }) => number === '',
    }),
  );
  return {
    number: useStore(kept).number,
    keep: (number: string) => kept.set({ number }),
    forget: () => kept.set(none),
  };
}
