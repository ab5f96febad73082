import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { linesText } from '#adapters/texts/quick-order.es.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { createQuickOrderMachine, type QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { quickOrderModule } from '#web/modules/quick-order.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createOrderDraft } from './kept-order-draft.ts';

/** The quick order while its screen is open: asked again when it opens, and when prices or the cart change. */
export function useQuickOrder(): QuickOrderActor {
  const { quickOrders, caller, live, cart } = useServices(quickOrderModule);
  const { inTab, toaster } = usePublicServices();
  // Not stopped with the screen: what is on its way into the cart goes on, and what was removed can still be put back.
  const [quickOrder] = useState(() => {
    const draft = createOrderDraft(inTab, caller);
    const machine = createQuickOrderMachine({
      service: quickOrders,
      caller,
      memory: { read: draft.get, write: draft.set },
      async add(rows) {
        const answer = await cart.setLines(rows);
        toaster.show(
          answer.ok
            ? { kind: 'Success', title: 'Carrito', message: `Agregaste ${linesText(rows.length)}` }
            : { kind: 'Error', title: 'Pedido rápido', message: cartProblem(answer.val) },
        );
        return answer.ok;
      },
    });
    return createActor(machine).start();
  });
  useEffect(() => {
    const refresh = () => quickOrder.send({ type: 'refresh' });
    refresh();
    const changes = changesOf(live, 'CartChanged', ...pricesMoved).subscribe(refresh);
    return () => {
      changes.unsubscribe();
      quickOrder.send({ type: 'leave' });
    };
  }, [quickOrder, live]);
  return quickOrder;
}
