import { fromPromise, setup } from 'xstate';
import { type CartLine, changedLines } from '#core/cart/cart.ts';

export type OrderSendingEvent =
  /** The cart is to be ordered as it stands. */
  | {
      readonly type: 'order';
      readonly deliveryMethodId: string;
      /** Null where one of several addresses has to be chosen first. */
      readonly deliveryAddress: string | null;
      readonly lines: readonly CartLine[];
    }
  /** Today's prices are all right; `accept` says whether they could be accepted. */
  | { readonly type: 'accept'; readonly accept: () => Promise<boolean> }
  | { readonly type: 'send'; readonly send: () => Promise<void> }
  /** The person does not want to send it now. A call under way goes on. */
  | { readonly type: 'cancel' };

/** Only one event leads to each of these states; any other is a defect. */
const carriedBy = <Type extends OrderSendingEvent['type']>(event: OrderSendingEvent, type: Type) => {
  if (event.type !== type) throw new Error(`${event.type} came in place of ${type}`);
  return event as Extract<OrderSendingEvent, { type: Type }>;
};

/**
 * From the cart to the order: what the order lacks, prices that are to be seen first, the question before it is sent,
 * and the sending, which is never begun twice.
 */
export const orderSendingMachine = setup({
  types: { events: {} as OrderSendingEvent },
  actors: {
    accepting: fromPromise<boolean, () => Promise<boolean>>(({ input }) => input()),
    sending: fromPromise<void, () => Promise<void>>(({ input }) => input()),
  },
  guards: {
    lacksMethod: ({ event }) => event.type === 'order' && event.deliveryMethodId === '',
    lacksAddress: ({ event }) => event.type === 'order' && event.deliveryAddress === null,
    hasOtherPrices: ({ event }) => event.type === 'order' && changedLines(event.lines).length > 0,
  },
}).createMachine({
  id: 'order-sending',
  initial: 'writing',
  states: {
    writing: {
      initial: 'complete',
      states: { complete: {}, lacksMethod: {}, lacksAddress: {} },
      on: {
        order: [
          { guard: 'lacksMethod', target: '.lacksMethod' },
          { guard: 'lacksAddress', target: '.lacksAddress' },
          { guard: 'hasOtherPrices', target: 'askingPrices' },
          { target: 'confirming' },
        ],
      },
    },
    askingPrices: { on: { accept: 'accepting', cancel: 'writing' } },
    accepting: {
      initial: 'shown',
      states: { shown: { on: { cancel: 'hidden' } }, hidden: {} },
      invoke: {
        src: 'accepting',
        input: ({ event }) => carriedBy(event, 'accept').accept,
        onDone: [{ guard: ({ event }) => event.output, target: 'confirming' }, { target: 'writing' }],
      },
    },
    confirming: { on: { send: 'sending', cancel: 'writing' } },
    sending: {
      initial: 'shown',
      states: { shown: { on: { cancel: 'hidden' } }, hidden: {} },
      invoke: {
        src: 'sending',
        input: ({ event }) => carriedBy(event, 'send').send,
        onDone: 'writing',
      },
    },
  },
});
