import { useEffect } from 'react';
import { isOutdatedBy, pricesMoved } from '#core/live/outdating.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { quickOrderModule } from '#web/modules/quick-order.module.ts';
import { useServices } from '#web/services.ts';

/** The quick order while its screen is open: asked again when it opens, and when prices or the cart change. */
export function useQuickOrder(): QuickOrderActor {
  const { quickOrder, live } = useServices(quickOrderModule);
  useEffect(() => {
    const refresh = () => quickOrder.send({ type: 'refresh' });
    refresh();
    const following = [
      live.on('refresh', refresh),
      live.on('notice', ({ notice }) => {
        if (isOutdatedBy(['CartChanged', ...pricesMoved], notice)) refresh();
      }),
    ];
    return () => {
      for (const each of following) each.unsubscribe();
      quickOrder.send({ type: 'leave' });
    };
  }, [quickOrder, live]);
  return quickOrder;
}
