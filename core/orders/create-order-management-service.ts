import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { OrderParts } from './create-order-service.ts';
import type { OrderRepository } from './order.repository.port.ts';
import type { Order } from './order.ts';
import type { OrderManagementService, WhichOrder } from './order-management.service.ts';

/** The calls for orders that staff need. */
type ManagedOrders = Pick<OrderRepository, 'byId' | 'byNumber' | 'list' | 'move'>;

export const createOrderManagementService = ({
  orders,
  clock,
}: Pick<OrderParts, 'clock'> & { readonly orders: ManagedOrders }): OrderManagementService =>
  authorise<OrderManagementService>('management', {
    async list(_caller, filter) {
      return Ok(await orders.list(filter));
    },
    async show(_caller, which) {
      const order = await find(orders, which);
      return order === null ? Err({ code: 'order-not-found' }) : Ok(order);
    },
    async changeState(caller, which, to) {
      const order = await find(orders, which);
      if (order === null) return Err({ code: 'order-not-found' });
      const moved = await orders.move(order, to, new Date(clock.now()).toISOString(), authorOf(caller));
      if (!moved.ok) return moved;
      const after = await orders.byNumber(order);
      return after === null ? Err({ code: 'order-not-found' }) : Ok(after);
    },
  });

/** The order of that number, or of that id. */
const find = (orders: ManagedOrders, which: WhichOrder): Promise<Order | null> =>
  'year' in which ? orders.byNumber(which) : orders.byId(which.id);
