import { expect, it } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { namedOrder } from '#web/claims/use-claimed-order.ts';
import type { OwnOrder } from '#web/orders/own-order.ts';

const anOrder = (number: number) => ({ year: 2026, number }) as Order;
const asking = (): [asked: string[], Pick<OwnOrder, 'fetch'>] => {
  const asked: string[] = [];
  return [
    asked,
    {
      async fetch(number) {
        asked.push(number);
        return number === '2026-00000012' ? Ok(anOrder(12)) : Err({ code: 'order-not-found' });
      },
    },
  ];
};

it.each([
  ['', null, null, []],
  ['A 00001-00000777', anOrder(12), null, []],
  ['2026-12', null, anOrder(12), ['2026-00000012']],
  ['2026-12', anOrder(11), anOrder(12), ['2026-00000012']],
  ['2026/12', anOrder(12), anOrder(12), []],
  ['2026-13', anOrder(12), null, ['2026-00000013']],
])('of %o, while %o is shown, the order that is claimed of is %o', async (text, shown, order, calls) => {
  const [asked, ownOrder] = asking();
  expect(await namedOrder(text, shown, ownOrder)).toEqual(order);
  expect(asked).toEqual(calls);
});
