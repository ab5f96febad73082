import { useState } from 'react';
import * as z from 'zod/mini';
import { parseJson } from '#adapters/storage/key-value.ts';
import { useFront } from '#web/front-context.tsx';
import { useServices } from '#web/services.ts';

/** What was chosen and written for the order that was not sent yet. */
export interface OrderDraft {
  readonly deliveryMethodId: string;
  readonly notes: string;
}

const draftWire = z.object({ deliveryMethodId: z.string(), notes: z.string() });
const blank: OrderDraft = { deliveryMethodId: '', notes: '' };

/** The draft outlives a reload, a failure and a look at another screen. */
export function useOrderDraft() {
  const { inTab } = useFront();
  const { caller } = useServices();
  const key = `order-draft ${caller.userName} ${caller.customerId ?? ''}`;
  const [draft, setDraft] = useState<OrderDraft>(() => {
    const stored = z.safeParse(draftWire, parseJson(inTab.read(key)));
    return stored.success ? stored.data : blank;
  });
  return {
    draft,
    change(part: Partial<OrderDraft>) {
      const next = { ...draft, ...part };
      inTab.write(key, JSON.stringify(next));
      setDraft(next);
    },
    clear() {
      inTab.remove(key);
      setDraft(blank);
    },
  };
}
