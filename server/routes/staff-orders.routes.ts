import * as z from 'zod/mini';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import {
  correctedLinesFromWire,
  correctionFromWire,
  correctionToMakeWire,
  correctionToPriceWire,
  pricedCorrectionToWire,
  pricedCorrectionWire,
} from '#adapters/wire/order-correction.wire.ts';
import {
  foundCountsQueryWire,
  foundCountsWire,
  movedOrdersToWire,
  movedOrdersWire,
  openCountsWire,
  ordersToMoveWire,
  staffOrderChoicesToWire,
  staffOrderChoicesWire,
  staffOrderCustomersQueryWire,
  staffOrderCustomersToWire,
  staffOrderCustomersWire,
  staffOrderFilterFromWire,
  staffOrderPageToWire,
  staffOrderPageWire,
  staffOrderQueryWire,
  staffOrderToWire,
  staffOrderWire,
} from '#adapters/wire/staff-orders.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { StaffOrderFailure, StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const numberWire = z.object({ number: z.string().check(z.maxLength(30)) });
/** Why the lines of an order cannot be corrected so. */
const lineRefusals = [
  'order-not-correctable',
  'correction-nothing-changed',
  'correction-line-unknown',
  'correction-not-less',
  'correction-nothing-left',
  'replacement-quantity-missing',
  'replacement-same-product',
  'replacement-not-sold',
  'replacement-without-price',
  'quantity-not-multiple',
  'quantity-too-large',
] as const;
const nobodys = { year: 0, number: 0 };

/** Everybody's orders, for staff (docs/rules/orders.md 7). */
export const staffOrderRoutes = (app: App, service: StaffOrderService, guard: Guard): void => {
  const tags = ['Management'];
  const path = '/api/Management/StaffOrders';

  app.get(
    path,
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        querystring: staffOrderQueryWire,
        refusals: codes<StaffOrderFailure>('page-key-unreadable'),
        response: { 200: staffOrderPageWire },
      },
    },
    async (request, reply) => {
      const filter = staffOrderFilterFromWire(request.query);
      const page = await service.list(callerOf(request), filter, request.query.after ?? null);
      return sendAnswer(reply, page, staffOrderPageToWire, staffOrderProblem);
    },
  );

  app.get(
    `${path}/open`,
    { ...guard('staffOrders'), schema: { tags, response: { 200: openCountsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.openCounts(callerOf(request)), (counts) => counts, staffOrderProblem),
  );

  app.get(
    `${path}/counts`,
    {
      ...guard('staffOrders'),
      schema: { tags, querystring: foundCountsQueryWire, response: { 200: foundCountsWire } },
    },
    async (request, reply) => {
      const filter = staffOrderFilterFromWire(request.query);
      const found = await service.foundCounts(callerOf(request), filter);
      return sendAnswer(reply, found, (counts) => counts, staffOrderProblem);
    },
  );

  app.get(
    `${path}/choices`,
    { ...guard('staffOrders'), schema: { tags, response: { 200: staffOrderChoicesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.choices(callerOf(request)), staffOrderChoicesToWire, staffOrderProblem),
  );

  app.get(
    `${path}/customers`,
    {
      ...guard('staffOrders'),
      schema: { tags, querystring: staffOrderCustomersQueryWire, response: { 200: staffOrderCustomersWire } },
    },
    async (request, reply) => {
      const { q = '', id } = request.query;
      const found = await service.customers(callerOf(request), id === undefined ? { text: q } : { id: idFromWire(id) });
      return sendAnswer(reply, found, staffOrderCustomersToWire, staffOrderProblem);
    },
  );

  app.get(
    `${path}/:number`,
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        params: numberWire,
        refusals: codes<StaffOrderFailure>('order-not-found'),
        response: { 200: staffOrderWire },
      },
    },
    async (request, reply) => {
      const order = await service.show(callerOf(request), parseDocumentNumber(request.params.number) ?? nobodys);
      if (order.ok) reply.header('etag', entityTagOf(order.val.version));
      return sendAnswer(reply, order, staffOrderToWire, staffOrderProblem);
    },
  );

  app.post(
    `${path}/:number/lines/price`,
    {
      ...guard('management'),
      schema: {
        tags,
        params: numberWire,
        body: correctionToPriceWire,
        refusals: codes<StaffOrderFailure>('order-not-found', ...lineRefusals),
        response: { 200: pricedCorrectionWire },
      },
    },
    async (request, reply) => {
      const number = parseDocumentNumber(request.params.number) ?? nobodys;
      const lines = correctedLinesFromWire(request.body.lines);
      const priced = await service.priceCorrection(callerOf(request), number, lines);
      return sendAnswer(reply, priced, pricedCorrectionToWire, staffOrderProblem);
    },
  );

  app.put(
    `${path}/:number/lines`,
    {
      ...guard('management'),
      schema: {
        tags,
        params: numberWire,
        body: correctionToMakeWire,
        refusals: codes<StaffOrderFailure | TagFailure>(
          'order-not-found',
          'order-moved',
          'correction-reason-missing',
          'replacement-cost-moved',
          ...lineRefusals,
          'version-missing',
          'version-unreadable',
        ),
        response: { 200: staffOrderWire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const number = parseDocumentNumber(request.params.number) ?? nobodys;
        const order = await service.correct(
          callerOf(request),
          { ...number, version },
          correctionFromWire(request.body),
        );
        if (order.ok) reply.header('etag', entityTagOf(order.val.version));
        return sendAnswer(reply, order, staffOrderToWire, staffOrderProblem);
      }),
  );

  app.post(
    `${path}/states`,
    {
      ...guard('management'),
      schema: {
        tags,
        body: ordersToMoveWire,
        refusals: codes<StaffOrderFailure>('too-many-orders'),
        response: { 200: movedOrdersWire },
      },
    },
    async (request, reply) => {
      const { state, orders } = request.body;
      const seen = orders.map(({ number, version }) => ({ ...(parseDocumentNumber(number) ?? nobodys), version }));
      return sendAnswer(
        reply,
        await service.move(callerOf(request), seen, state),
        movedOrdersToWire,
        staffOrderProblem,
      );
    },
  );
};
