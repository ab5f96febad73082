import { deskFilterFromWire, deskFilterToWire } from '#adapters/wire/order-desk.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CorrectionToMake, LineCorrection } from '#core/orders/desk/correct-order.ts';
import type { SeenOrder } from '#core/orders/desk/desk-order.ts';
import type { OrderDeskService } from '#core/orders/desk/order-desk.service.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderState } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { Err } from '#core/shared/result.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import type { DeskState } from './order-desk-url.ts';

/** What the desk asks of the orders of all, and what staff do with them. */
export type OrderDeskQueries = ReturnType<typeof createOrderDeskQueries>;

/** Plain, as a query's request is: amounts are texts. */
type PageRequest = { readonly filter: Record<string, string>; readonly after: string | null };

export const pageRequest = ({ filter, after }: DeskState): PageRequest => ({ filter: deskFilterToWire(filter), after });

/** The order's number, and what would change: no costs, which are what is asked. */
interface CorrectionToPrice {
  readonly number: string;
  readonly lines: readonly Omit<LineCorrection, 'seenCost'>[];
}

export function createOrderDeskQueries(service: OrderDeskService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define(
    'desk orders',
    ({ filter, after }: PageRequest) => service.list(caller, deskFilterFromWire(filter), after),
    { staleTime: 0 },
  );
  const open = queries.define('desk open orders', () => service.openCounts(caller), { staleTime: 0 });
  const customers = queries.define('desk customers', (text: string) => service.customers(caller, { text }));
  const customer = queries.define('desk customer', (id: string) => service.customers(caller, { id: asId(id) }));
  const order = queries.define(
    'desk order',
    async (text: string) => {
      const number = parseDocumentNumber(text);
      return number === null ? Err({ code: 'order-not-found' } as const) : service.show(caller, number);
    },
    { staleTime: 0 },
  );
  const correctionPrice = queries.define(
    'desk correction price',
    ({ number, lines }: CorrectionToPrice) => {
      const order = parseDocumentNumber(number);
      return order === null
        ? Promise.resolve(Err({ code: 'order-not-found' } as const))
        : service.priceCorrection(caller, order, lines);
    },
    { staleTime: 0 },
  );
  const refresh = () => Promise.all([page.outdate(), open.outdate(), order.outdate()]);
  return {
    page,
    open,
    customers,
    customer,
    order,
    correctionPrice,
    choices: queries.define('desk choices', () => service.choices(caller)),
    async correct(order: SeenOrder, correction: CorrectionToMake) {
      const answer = await service.correct(caller, order, correction);
      void refresh();
      void correctionPrice.outdate();
      return answer;
    },
    /** Whatever came of it, what is shown is looked at again. */
    async move(orders: readonly SeenOrder[], to: OrderState) {
      const answer = await service.move(caller, orders, to);
      void refresh();
      return answer;
    },
    refresh: () => void refresh(),
  };
}
