import { expect, it } from 'vitest';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { answeredLater, expectToBeReadFirst } from '#test/web/state/read-anew.ts';
import { createStaffOrderQueries } from '#web/staff-orders/staff-order-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const acts = ['moved', 'refused', 'corrected'] as const;

it.each(acts)('an order is %s once what is shown of orders is read anew', async (act) => {
  const page = answeredLater(Ok({ orders: [], next: null }));
  const made: Partial<Record<keyof StaffOrderService, unknown>> = {
    list: page.ask,
    move: async () => (act === 'refused' ? Err({ code: 'not-allowed' }) : Ok([])),
    correct: async () => Ok(null),
  };
  const queries = createStaffOrderQueries(made as never, {} as never, createServiceQueries());
  await expectToBeReadFirst(queries.page, { filter: {}, after: null }, page, () =>
    act === 'corrected' ? queries.correct({} as never, {} as never) : queries.move([], 'Sent'),
  );
  expect(page.asked()).toBe(2);
});
