import { describe, expect, it } from 'vitest';
import { mayBecome, orderStates } from '#core/orders/state.ts';

describe('order states (docs/rules/orders.md 1)', () => {
  it('go forward one step, or to Cancelled from the first three, and nowhere else', () => {
    const allowed = orderStates.flatMap((from) =>
      orderStates.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'Sent → Received',
      'Sent → Cancelled',
      'Received → InDelivery',
      'Received → Cancelled',
      'InDelivery → Delivered',
      'InDelivery → Cancelled',
    ]);
  });
});
