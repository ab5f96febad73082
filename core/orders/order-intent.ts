import type { OrderToSend } from './order.service.ts';

/** Keeps the key of an order across a reload. Never throws. */
export interface IntentMemory {
  read(): string | null;
  write(intent: string): void;
  remove(): void;
}

/** What somebody wants to send: the cart as it was at that instant, how it travels, and the notes. */
export interface WantedOrder extends Pick<OrderToSend, 'deliveryMethodId' | 'deliveryAddress' | 'notes'> {
  /** `updatedAt` of the cart that was looked at: once it changed, the earlier intention was given up. */
  readonly cartUpdatedAt: string;
}

/** The intention to send one order: it has one key, kept until the order is answered or given up. */
export interface OrderIntent {
  /** One key for one order, however often it is tried; another key once the order to send was changed. */
  keyFor(wanted: WantedOrder): string;
  /** The server answered, with an order or with a reason: the next attempt is another intention. */
  settled(): void;
}

/** `newKey` answers a text that nobody else will ever make. */
export const createOrderIntent = (memory: IntentMemory, newKey: () => string): OrderIntent => ({
  keyFor({ deliveryMethodId, deliveryAddress = '', notes, cartUpdatedAt }) {
    const order = JSON.stringify([deliveryMethodId, notes, cartUpdatedAt, deliveryAddress]);
    const [key, known] = (memory.read() ?? '').split('\n');
    if (key && known === order) return key;
    const fresh = newKey();
    memory.write(`${fresh}\n${order}`);
    return fresh;
  },
  settled: () => memory.remove(),
});
