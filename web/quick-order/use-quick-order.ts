import { useEffect } from 'react';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { quickOrderModule } from '#web/modules/quick-order.module.ts';
import { useServices } from '#web/services.ts';

/** The quick order while its screen is open: asked again when it opens, and when prices or the cart change. */
export function useQuickOrder(): QuickOrderActor {
  const { quickOrder, live } = useServices(quickOrderModule);
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
