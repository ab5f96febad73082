import type { OrderToSend } from './order-desk.ts';

/** Where an intention to order outlives a reload. It never throws. */
export interface IntentMemory {
  read(): string | null;
  write(intent: string): void;
  remove(): void;
}

type Wanted = Pick<OrderToSend, 'deliveryMethodId' | 'notes'>;

/** The intention to send one order: it has one key, kept until the order is answered or given up. */
export interface OrderIntent {
  /** The same key for the same order, however often it is tried; another once what is ordered was changed. */
  keyFor(wanted: Wanted): string;
  /** The server answered, with an order or with a reason: the next attempt is another intention. */
  settled(): void;
}

/** `newKey` answers a text that nobody else will ever make. */
export const createOrderIntent = (memory: IntentMemory, newKey: () => string): OrderIntent => ({
  keyFor({ deliveryMethodId, notes }) {
    const order = JSON.stringify([deliveryMethodId, notes]);
    const [key, known] = (memory.read() ?? '').split('\n');
    if (key && known === order) return key;
    const fresh = newKey();
    memory.write(`${fresh}\n${order}`);
    return fresh;
  },
  settled: () => memory.remove(),
});
