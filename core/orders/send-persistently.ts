import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { OrderFailure, OrderService, OrderToSend } from './order.service.ts';

/** How long to wait before each further attempt, in milliseconds. */
export const sendAgainAfterMs = [500, 2000, 5000] as const;

/** Whether nobody knows yet if the order was stored: sending it again with the same key tells. */
const isOpen = (failure: OrderFailure): boolean => failure.code === 'unreachable' || failure.code === 'order-in-flight';

/**
 * Sends an order and, where no answer came back, asks again with the same key: an order that was stored while the
 * network failed answers itself, so that nobody sees an empty cart and a failure at once.
 */
export const sendPersistently = async <Sent>(
  service: Pick<OrderService<Sent>, 'send'>,
  caller: Caller,
  order: OrderToSend,
  wait: (ms: number) => Promise<void>,
): Promise<Result<Sent, OrderFailure>> => {
  let answer = await service.send(caller, order);
  for (const ms of sendAgainAfterMs) {
    if (answer.ok || !isOpen(answer.val)) return answer;
    await wait(ms);
    answer = await service.send(caller, order);
  }
  return answer;
};
