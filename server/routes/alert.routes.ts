import * as z from 'zod/mini';
import { alertProblem } from '#adapters/texts/customers.es.ts';
import { alertWire } from '#adapters/wire/alert.wire.ts';
import type { AlertService } from '#core/alert/alert.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/customer-configuration/alert';
const tags = ['customer-configuration'];

export const alertRoutes = (app: App, service: AlertService, guard: Guard): void => {
  app.get(
    path,
    { ...guard('alert'), schema: { tags, response: { 200: alertWire, 204: z.null() } } },
    async (request, reply) => {
      const answer = await service.read(callerOf(request));
      if (answer.ok && answer.val === null) return reply.status(204).send(null);
      return sendAnswer(reply, answer, (alert) => alert, alertProblem);
    },
  );

  app.put(
    path,
    { ...guard('alert'), schema: { tags, response: { 200: z.object({ seen: z.boolean() }) } } },
    async (request, reply) =>
      sendAnswer(reply, await service.markSeen(callerOf(request)), () => ({ seen: true }), alertProblem),
  );
};
