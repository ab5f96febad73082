import { describe, expect, it } from 'vitest';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import { sendAgainAfterMs, sendPersistently } from '#core/orders/send-persistently.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const stored = Ok({ id: '1' } as unknown as Order);
const unreachable = Err({ code: 'unreachable' } as const);

const sending = async (...answers: Result<Order, OrderFailure>[]) => {
  const keys: string[] = [];
  const waits: number[] = [];
  const service = {
    send: async (_caller: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return answers[keys.length - 1] ?? unreachable;
    },
  };
  const order = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', idempotencyKey: 'k', seenTag: null };
  const answer = await sendPersistently(service, callerOf(1), order, async (ms) => void waits.push(ms));
  return { answer, keys, waits };
};

describe('sending persistently', () => {
  it('asks once where there is an answer', async () => {
    expect((await sending(stored)).keys).toEqual(['k']);
    const refused = await sending(Err({ code: 'cart-empty' }));
    expect([refused.answer.val, refused.keys.length]).toEqual([{ code: 'cart-empty' }, 1]);
  });

  it('asks again with the same key until the order answers itself', async () => {
    const { answer, keys, waits } = await sending(unreachable, Err({ code: 'order-in-flight' }), stored);
    expect([answer.ok, keys, waits]).toEqual([true, ['k', 'k', 'k'], [500, 2000]]);
  });

  it('gives up at last, and says so', async () => {
    const { answer, waits } = await sending();
    expect([answer.val, waits]).toEqual([{ code: 'unreachable' }, [...sendAgainAfterMs]]);
  });
});
