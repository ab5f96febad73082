import type { Caller } from '#core/access/caller.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { DocumentNumber } from './number.ts';
import type { OrderFailure, OrderPage } from './order.service.ts';
import type { Order, OrderSummary } from './order.ts';
import type { OrderState } from './state.ts';

/**
 * Orders of every company, as the specification's calls have them (`api/Management/Orders`): any back end has these.
 * What the office's list asks beyond, only our own server has (`staff/staff-order.service.ts`).
 */
export interface OrderManagementService {
  list(caller: Caller, filter: OrderFilter): Promise<Result<OrderPage<OrderSummary>, OrderFailure>>;
  show(caller: Caller, which: WhichOrder): Promise<Result<Order, OrderFailure>>;
  changeState(caller: Caller, which: WhichOrder, state: OrderState): Promise<Result<Order, OrderFailure>>;
}

/** An order by its number, as people say it, or by the id that lists give. */
export type WhichOrder = DocumentNumber | { readonly id: OrderId };

export interface OrderFilter {
  readonly states: readonly OrderState[];
  /** Part of a customer's name or external code; empty for all. */
  readonly customer: string;
  readonly page: number;
}
