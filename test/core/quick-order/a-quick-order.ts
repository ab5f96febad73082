import { createActor, waitFor } from 'xstate';
import type { RowToSet } from '#core/cart/cart.service.ts';
import { blankOrderDraft, type OrderDraft } from '#core/quick-order/order-draft.ts';
import { createQuickOrderMachine, type QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from './a-counter.ts';

const plug = aCatalogueProduct({
  code: 'BKR6E',
  productBrandName: 'NGK',
  rows: [aCatalogueRow({ productPriceId: asId('1'), code: 'BKR6E', brandName: 'NGK', multiple: 4, price: 100 })],
});
const bearing = aCatalogueProduct({
  productId: asId('2'),
  code: '62/22',
  rows: [aCatalogueRow({ productPriceId: asId('2'), code: '62/22', price: 50 })],
});

/** A counter with a spark plug by fours (BKR6E) and a bearing (62/22). */
export const { service } = aCounter([plug, bearing]);

/** Where drafts are kept: opening a quick order on it again is what a reload does. */
export const aMemory = (draft: OrderDraft = blankOrderDraft) => {
  const memory = {
    draft,
    read: () => memory.draft,
    write: (next: OrderDraft) => {
      memory.draft = next;
    },
  };
  return memory;
};

export const aQuickOrder = (
  memory: ReturnType<typeof aMemory> = aMemory(),
  parts: {
    readonly service?: QuickOrderService;
    readonly add?: (rows: readonly RowToSet[]) => Promise<boolean>;
    readonly onDefect?: (defect: unknown) => void;
  } = {},
): QuickOrderActor =>
  createActor(
    createQuickOrderMachine({
      service,
      caller: callerOf(1),
      memory,
      add: async () => true,
      onDefect: (defect) => {
        throw defect;
      },
      ...parts,
    }),
  ).start();

/** Resolves once nothing is under way. */
export const rested = (quickOrder: QuickOrderActor) => waitFor(quickOrder, (state) => state.matches('resting'));

export const states = (quickOrder: QuickOrderActor) =>
  quickOrder.getSnapshot().context.order?.lines.map(({ lines, state, row }) => [lines, state, row?.quantity]);

export const read = async (quickOrder: QuickOrderActor, text: string): Promise<void> => {
  quickOrder.send({ type: 'type', text });
  quickOrder.send({ type: 'readText' });
  await rested(quickOrder);
};
