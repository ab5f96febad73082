import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOwnOrder, ownOrdersIn } from '#core/orders/find-own-order.ts';
import type { Order } from '#core/orders/order.ts';
import { orderStates } from '#core/orders/state.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOrder } from '#test/cli/an-order.builder.ts';

/** A list of pages of two; `failsAt` is the page that is not answered. */
const listOf = (orders: readonly Order[], failsAt = 0) => {
  const asked: number[] = [];
  return {
    asked,
    async page(_caller: unknown, page: number) {
      asked.push(page);
      if (page === failsAt) return Err({ code: 'unreachable' } as const);
      const totalPages = Math.max(1, Math.ceil(orders.length / 2));
      return Ok({ orders: orders.slice((page - 1) * 2, page * 2), currentPage: page, totalPages });
    },
  };
};

const orders = fc
  .uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 30 }), state: fc.constantFrom(...orderStates) }), {
    selector: ({ number }) => number,
  })
  .map((some) => some.sort((a, b) => b.number - a.number).map(anOrder));

it('an order is found on whichever page it is, and no page after it is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 1, max: 30 }), async (all, number) => {
      const list = listOf(all);
      const place = all.findIndex((order) => order.number === number);
      const found = await findOwnOrder(list, callerOf(1), { year: 2026, number });
      if (place < 0) expect(found.val).toEqual({ code: 'order-not-found' });
      else expect([found.val, list.asked.length]).toEqual([all[place], Math.floor(place / 2) + 1]);
    }),
  );
});

it('those of some states are all of them, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.subarray([...orderStates]), async (all, states) => {
      const found = await ownOrdersIn(listOf(all), callerOf(1), states);
      expect(found.val).toEqual(all.filter(({ state }) => states.includes(state)));
    }),
  );
});

it('a page that fails is told, not left out', async () => {
  const list = listOf(
    [5, 4, 3, 2, 1].map((number) => anOrder({ number })),
    2,
  );
  expect((await ownOrdersIn(list, callerOf(1), ['Sent'])).val).toEqual({ code: 'unreachable' });
  expect((await findOwnOrder(list, callerOf(1), { year: 2026, number: 1 })).val).toEqual({ code: 'unreachable' });
});
