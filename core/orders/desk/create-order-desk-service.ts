import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { maxMovedAtOnce } from './desk-order.ts';
import { scopeOf } from './desk-scope.ts';
import { readDeskText } from './desk-text.ts';
import type { OrderDeskRepository } from './order-desk.repository.port.ts';
import type { MovedOrders, OrderDeskService } from './order-desk.service.ts';

interface OrderDeskParts {
  readonly desk: OrderDeskRepository;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

export const createOrderDeskService = ({ desk, clock }: OrderDeskParts): OrderDeskService =>
  authorise<OrderDeskService>(
    {
      list: 'orderDesk',
      openCounts: 'orderDesk',
      choices: 'orderDesk',
      show: 'orderDesk',
      correct: 'management',
      move: 'management',
    },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : desk.list(scope, { ...filter, text: readDeskText(filter.text) }, after);
      },
      async openCounts(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await desk.openCounts(scope));
      },
      async choices(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await desk.choices(scope));
      },
      async show(caller, number) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const order = await desk.byNumber(scope, number);
        return order === null ? Err({ code: 'order-not-found' }) : Ok(order);
      },
      async correct(caller, order, correction) {
        const at = new Date(clock.now()).toISOString();
        const corrected = await desk.correct(order, correction, at, authorOf(caller));
        if (!corrected.ok) return corrected;
        const after = await desk.byNumber('everybody', order);
        return after === null ? Err({ code: 'order-not-found' }) : Ok(after);
      },
      async move(caller, orders, to) {
        if (orders.length > maxMovedAtOnce) return Err({ code: 'too-many-orders', max: maxMovedAtOnce });
        const moved: MovedOrders[number][] = [];
        for (const order of orders) {
          const at = new Date(clock.now()).toISOString();
          const answer = await desk.move(order, to, at, authorOf(caller));
          const { year, number } = order;
          moved.push({ year, number, refused: answer.ok ? null : answer.val });
        }
        return Ok(moved);
      },
    },
  );
