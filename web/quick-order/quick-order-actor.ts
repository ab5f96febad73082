import { createActor } from 'xstate';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { linesText } from '#adapters/texts/quick-order.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { RowToSet } from '#core/cart/cart.service.ts';
import { createQuickOrderMachine, type QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { Err } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import type { CartStore } from '#web/cart/cart-store.ts';
import type { PublicServices } from '#web/public-services.ts';
import { createOrderDraft } from './kept-order-draft.ts';

interface QuickOrderParts extends Pick<PublicServices, 'toaster'> {
  readonly service: QuickOrderService;
  readonly caller: Caller;
  readonly cart: Pick<CartStore, 'setLines'>;
  readonly inTab: KeyValueStore;
}

/**
 * Writes the draft, as nothing else does, for as long as the session: adding to the cart goes on while another screen
 * is open.
 */
export function createQuickOrderActor({ service, caller, cart, inTab, toaster }: QuickOrderParts): QuickOrderActor {
  const draft = createOrderDraft(inTab, caller);
  const onDefect = (defect: unknown) => reportError(defect);
  const add = async (rows: readonly RowToSet[]): Promise<boolean> => {
    const answer = await withoutDefects(onDefect)(() => cart.setLines(rows), Err({ code: 'unreachable' }));
    toaster.show(
      answer.ok
        ? { kind: 'Success', title: 'Carrito', message: `Agregaste ${linesText(rows.length)}` }
        : { kind: 'Error', title: 'Pedido rápido', message: cartProblem(answer.val) },
    );
    return answer.ok;
  };
  const memory = { read: draft.get, write: draft.set };
  return createActor(createQuickOrderMachine({ service, caller, memory, add, onDefect })).start();
}
