import { staffOrderFilterFromWire, staffOrderFilterToWire } from '#adapters/wire/staff-orders.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { CorrectionToMake, LineCorrection } from '#core/orders/staff/correct-order.ts';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import type { SeenOrder } from '#core/orders/staff/staff-order.ts';
import type { OrderState } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { Err } from '#core/shared/result.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import type { StaffOrdersState } from './staff-orders-url.ts';

/** The orders of all customers, and the acts of staff on them. */
export type StaffOrderQueries = ReturnType<typeof createStaffOrderQueries>;

/** Plain, as a query's request is: amounts are texts. */
type PageRequest = { readonly filter: Record<string, string>; readonly after: string | null };

export const pageRequest = ({ filter, after }: StaffOrdersState): PageRequest => ({
  filter: staffOrderFilterToWire(filter),
  after,
});

/** What the numbers of the states are asked for by; null where the list has no filter but a state. */
export const foundRequest = ({ filter }: StaffOrdersState): Pick<PageRequest, 'filter'> | null => {
  const asked = staffOrderFilterToWire({ ...filter, states: [] });
  return Object.keys(asked).length === 0 ? null : { filter: asked };
};

/** The order's number, and what would change: no costs, which are what is asked. */
interface CorrectionToPrice {
  readonly number: string;
  readonly lines: readonly Omit<LineCorrection, 'seenCost'>[];
}

const outdatedBy = ['OrdersChanged'] as const;

export function createStaffOrderQueries(service: StaffOrderService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define(
    'staff orders: orders',
    ({ filter, after }: PageRequest) => service.list(caller, staffOrderFilterFromWire(filter), after),
    { staleTime: 0, listOf: ({ filter }) => filter['customer'], outdatedBy },
  );
  const open = queries.define('staff orders: open orders', () => service.openCounts(caller), {
    staleTime: 0,
    outdatedBy,
  });
  const found = queries.define(
    'staff orders: found counts',
    ({ filter }: Pick<PageRequest, 'filter'>) => service.foundCounts(caller, staffOrderFilterFromWire(filter)),
    { staleTime: 0, listOf: ({ filter }) => filter['customer'], outdatedBy },
  );
  const customers = queries.define('staff orders: customers', (text: string) => service.customers(caller, { text }));
  const customer = queries.define('staff orders: customer', (id: string) =>
    service.customers(caller, { id: asId(id) }),
  );
  const order = queries.define(
    'staff orders: order',
    async (text: string) => {
      const number = parseDocumentNumber(text);
      return number === null ? Err({ code: 'order-not-found' } as const) : service.show(caller, number);
    },
    { staleTime: 0, outdatedBy },
  );
  const correctionPrice = queries.define(
    'staff orders: correction price',
    ({ number, lines }: CorrectionToPrice) => {
      const order = parseDocumentNumber(number);
      return order === null
        ? Promise.resolve(Err({ code: 'order-not-found' } as const))
        : service.priceCorrection(caller, order, lines);
    },
    { staleTime: 0 },
  );
  const refresh = () => Promise.all([page.outdate(), open.outdate(), found.outdate(), order.outdate()]);
  const thenRead = thenReading(refresh);
  const thenReadWithPrice = thenReading(() => Promise.all([refresh(), correctionPrice.outdate()]));
  return {
    page,
    open,
    found,
    customers,
    customer,
    order,
    correctionPrice,
    choices: queries.define('staff orders: choices', () => service.choices(caller)),
    correct: (order: SeenOrder, correction: CorrectionToMake) =>
      thenReadWithPrice(service.correct(caller, order, correction)),
    move: (orders: readonly SeenOrder[], to: OrderState) => thenRead(service.move(caller, orders, to)),
  };
}
