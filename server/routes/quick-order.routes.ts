import * as z from 'zod/mini';
import { quickOrderProblem } from '#adapters/texts/quick-order.es.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import {
  askedOrderFromWire,
  askedOrderWire,
  quickOrderToWire,
  quickOrderWire,
} from '#adapters/wire/quick-order.wire.ts';
import {
  maxOrderSheetBytes,
  type QuickOrderFailure,
  type QuickOrderService,
} from '#core/quick-order/quick-order.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';
import { unreadableSheet } from './sheet-routes.ts';

const sheetForm = z.object({ file: z.file() });

/** Orders written elsewhere, read and resolved. The multipart plug-in is there already, by the imports. */
export const quickOrderRoutes = (app: App, service: QuickOrderService, guard: Guard): void => {
  app.post(
    '/api/QuickOrders/resolve',
    {
      ...guard('cart'),
      // A thousand mended lines say more than any other body.
      bodyLimit: 2 * 1024 * 1024,
      schema: {
        tags: ['QuickOrders'],
        body: askedOrderWire,
        refusals: codes<QuickOrderFailure>('too-many-lines'),
        response: { 200: quickOrderWire },
      },
    },
    async (request, reply) => {
      const answer = await service.resolve(callerOf(request), askedOrderFromWire(request.body));
      return sendAnswer(reply, answer, quickOrderToWire, quickOrderProblem);
    },
  );

  app.post(
    '/api/QuickOrders/read',
    {
      ...guard('cart'),
      bodyLimit: 2 * maxOrderSheetBytes,
      config: { bodyMs: 5 * 60 * 1000 },
      schema: {
        tags: ['QuickOrders'],
        upload: sheetForm,
        refusals: [
          ...unreadableSheet,
          ...codes<QuickOrderFailure>('sheet-not-found', 'too-many-lines', 'readers-busy'),
        ],
        response: { 200: quickOrderWire },
      },
    },
    async (request, reply) => {
      // Reads a byte more than is accepted, so that the service sees that the file is too large.
      const file = request.isMultipart()
        ? await request.file({ limits: { fileSize: maxOrderSheetBytes + 1 } })
        : undefined;
      if (file === undefined) return sendProblem(reply, requestTexts.mediaType, { code: 'media-type' });
      const answer = await service.readSheet(callerOf(request), file.file);
      return sendAnswer(reply, answer, quickOrderToWire, quickOrderProblem);
    },
  );
};
