import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { seenCartWire } from '#adapters/wire/cart.wire.ts';
import { cartLineToWire } from '#adapters/wire/cart-line.wire.ts';
import { seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import { idempotencyKeyWire, idFromWire } from '#adapters/wire/ids.wire.ts';
import {
  deliveryAddressesWire,
  orderPageWire,
  orderSummaryPageWire,
  orderSummaryToWire,
  orderToSendWire,
  orderToWire,
  orderWire,
  stateToSetWire,
} from '#adapters/wire/orders.wire.ts';
import { pageNumberWire, pageParamsWire } from '#adapters/wire/page.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderFailure, OrderService } from '#core/orders/order.service.ts';
import type { OrderManagementService, WhichOrder } from '#core/orders/order-management.service.ts';
import { orderStates } from '#core/orders/state.ts';
import { Err } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/** Amounts in a failure's facts travel as everywhere else. */
const factsOf = (failure: OrderFailure) =>
  failure.code === 'prices-changed' ? { ...failure, lines: failure.lines.map(cartLineToWire) } : failure;

const numberWire = z.object({ number: z.string().check(z.maxLength(30)) });
/** An order is named by its number, as people say it, or by the id that lists give. */
const orderNamed = (text: string): WhichOrder => parseDocumentNumber(text) ?? { id: idFromWire<'order'>(text) };

const keyWire = z.object({
  ...idempotencyKeyWire.shape,
  ...seenCartWire.shape,
});

export const orderRoutes = (app: App, service: OrderService, guard: Guard): void => {
  app.post(
    '/api/Orders',
    {
      ...guard('orders'),
      schema: {
        tags: ['Orders'],
        body: orderToSendWire,
        headers: keyWire,
        refusals: codes<OrderFailure>(
          'cart-empty',
          'orders-blocked',
          'delivery-method-unknown',
          'delivery-address-unknown',
          'prices-changed',
          'cart-moved',
          'lines-gone',
          'key-reused',
          'order-in-flight',
          'order-not-found',
        ),
        response: { 200: orderWire },
      },
    },
    async (request, reply) => {
      const { deliveryMethodId, deliveryAddress, notes } = request.body;
      const order = {
        deliveryMethodId: idFromWire<'delivery-method'>(deliveryMethodId),
        deliveryAddress: deliveryAddress ?? '',
        notes: notes ?? '',
        // A client that sends no key is still protected: its cart is empty after the first order.
        idempotencyKey: request.headers['idempotency-key'] ?? randomUUID(),
        seenTag: seenContentsOf(request.headers['if-match']),
      };
      return sendAnswer(reply, await service.send(callerOf(request), order), orderToWire, orderProblem, factsOf);
    },
  );

  app.get(
    '/api/Orders/delivery-addresses',
    { ...guard('orders'), schema: { tags: ['Orders'], response: { 200: deliveryAddressesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.addresses(callerOf(request)), (addresses) => [...addresses], orderProblem),
  );

  app.get(
    '/api/Orders/page/:page',
    { ...guard('orders'), schema: { tags: ['Orders'], params: pageParamsWire, response: { 200: orderPageWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.page(callerOf(request), request.params.page),
        ({ orders, ...paging }) => ({ orders: orders.map(orderToWire), ...paging }),
        orderProblem,
      ),
  );

  app.get(
    '/api/Orders/:number',
    {
      ...guard('orders'),
      schema: {
        tags: ['Orders'],
        params: numberWire,
        refusals: codes<OrderFailure>('order-not-found'),
        response: { 200: orderWire },
      },
    },
    async (request, reply) => {
      const number = parseDocumentNumber(request.params.number);
      const answer =
        number === null ? Err({ code: 'order-not-found' } as const) : await service.show(callerOf(request), number);
      return sendAnswer(reply, answer, orderToWire, orderProblem);
    },
  );
};

/** A state or several, with commas between them. */
const stateNames = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^(sent|received|indelivery|delivered|cancelled)(,(sent|received|indelivery|delivered|cancelled))*$/i),
  );

const filterWire = z.strictObject({
  page: z.optional(pageNumberWire),
  state: z.optional(stateNames),
  customer: z.optional(z.string().check(z.maxLength(100))),
});

export const orderManagementRoutes = (app: App, service: OrderManagementService, guard: Guard): void => {
  app.get(
    '/api/Management/Orders',
    {
      ...guard('management'),
      schema: { tags: ['Management'], querystring: filterWire, response: { 200: orderSummaryPageWire } },
    },
    async (request, reply) => {
      const { page = 1, state = '', customer = '' } = request.query;
      const wanted = state.toLowerCase().split(',');
      const states = orderStates.filter((known) => wanted.includes(known.toLowerCase()));
      return sendAnswer(
        reply,
        await service.list(callerOf(request), { states, customer, page }),
        ({ orders, ...paging }) => ({ orders: orders.map(orderSummaryToWire), ...paging }),
        orderProblem,
      );
    },
  );

  app.get(
    '/api/Management/Orders/:number',
    {
      ...guard('management'),
      schema: {
        tags: ['Management'],
        params: numberWire,
        refusals: codes<OrderFailure>('order-not-found'),
        response: { 200: orderWire },
      },
    },
    async (request, reply) => {
      const answer = await service.show(callerOf(request), orderNamed(request.params.number));
      return sendAnswer(reply, answer, orderToWire, orderProblem);
    },
  );

  app.put(
    '/api/Management/Orders/:number/state',
    {
      ...guard('management'),
      schema: {
        tags: ['Management'],
        params: numberWire,
        body: stateToSetWire,
        refusals: codes<OrderFailure>('order-not-found', 'state-not-allowed'),
        response: { 200: orderWire },
      },
    },
    async (request, reply) => {
      const which = orderNamed(request.params.number);
      const answer = await service.changeState(callerOf(request), which, request.body.state);
      return sendAnswer(reply, answer, orderToWire, orderProblem);
    },
  );
};
