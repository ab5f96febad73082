import { orderProblem } from '#adapters/texts/problems.es.ts';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import type { StaffOrderFailure } from '#core/orders/staff/staff-order.service.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Services } from '../container.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';

/** The failures of all calls that read orders. */
export type OrderReadFailure = OrderFailure | StaffOrderFailure;

export const orderReadProblem = (failure: OrderReadFailure): string =>
  failure.code === 'not-offered' || failure.code === 'page-key-unreadable' || failure.code === 'too-many-orders'
    ? staffOrderProblem(failure)
    : orderProblem(failure as OrderFailure);

export const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número de pedido`, 'Va el año y el número: 2026-00000001');

/** Who reads the orders: management everybody's, a seller those of own customers, a company its own. */
export const readerOf = (caller: Caller): 'management' | 'seller' | 'company' => {
  if (refusal('management', caller) === null) return 'management';
  return refusal('staffOrders', caller) === null ? 'seller' : 'company';
};

/** An order, if the caller may see it. */
export const readOrder = async (
  services: Services,
  caller: Caller,
  number: DocumentNumber,
): Promise<Result<Order, OrderReadFailure>> => {
  const reader = readerOf(caller);
  if (reader === 'management') return services.orders.show(caller, number);
  if (reader === 'company') return services.ownOrders.show(caller, number);
  const found = await services.staffOrders.show(caller, number);
  return found.ok ? Ok(found.val) : found;
};
