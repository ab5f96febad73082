import { orderPapersProblem } from '#adapters/texts/staff-orders.es.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { ordersToPrintWire, orderTableQueryWire } from '#adapters/wire/order-papers.wire.ts';
import { staffOrderFilterFromWire } from '#adapters/wire/staff-orders.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderPapersFailure, OrderPapersService } from '#core/orders/staff/order-papers.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

/** Orders on paper and as tables (docs/rules/orders.md 9). */
export const orderPapersRoutes = (app: App, service: OrderPapersService, guard: Guard): void => {
  const tags = ['Management'];

  app.post(
    '/api/Management/StaffOrders/papers',
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        body: ordersToPrintWire,
        refusals: codes<OrderPapersFailure>('order-not-found', 'too-many-orders', 'exports-busy'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { paper, format, orders } = request.body;
      const numbers = orders.map((number) => parseDocumentNumber(number) ?? { year: 0, number: 0 });
      const file = await service.print(callerOf(request), paper, format, numbers);
      return sendAnswer(reply, file, namedFileToWire, orderPapersProblem);
    },
  );

  app.get(
    '/api/Management/StaffOrders/table',
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        querystring: orderTableQueryWire,
        refusals: codes<OrderPapersFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const file = await service.table(
        callerOf(request),
        staffOrderFilterFromWire(query),
        format,
        clientAbortSignal(reply),
      );
      return sendListFile(reply, file, orderPapersProblem);
    },
  );
};
