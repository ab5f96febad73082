import { givenUp } from '#core/quick-order/given-up.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { QuickOrderEvent } from '#core/quick-order/quick-order-events.ts';
import { usePublicServices } from '#web/public-services-context.tsx';

type GivingUp = Extract<QuickOrderEvent, { readonly type: 'remove' | 'clear' }>;

/** Gives lines up and offers to put them back. Nothing is said where nothing was given up. */
export function useGivingUp(quickOrder: QuickOrderActor): (event: GivingUp, message: string) => void {
  const { toaster } = usePublicServices();
  return (event, message) => {
    const before = quickOrder.getSnapshot().context.draft;
    quickOrder.send(event);
    const draft = givenUp(before, quickOrder.getSnapshot().context.draft);
    if (draft === null) return;
    const undo = { label: 'Deshacer', run: () => quickOrder.send({ type: 'restore', draft }) };
    toaster.show({ kind: 'Success', title: '', message, action: undo });
  };
}
