import * as z from 'zod/mini';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import {
  activityFilterFromWire,
  activityFilterWire,
  activityPageToWire,
  activityPageWire,
  activityQueryWire,
  customerActivityQueryWire,
} from '#adapters/wire/activity.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { ActivityService } from '#core/activity/activity.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Activity'];
const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** Who did what (docs/rules/audit.md 3), for administrators; about one customer for managers too. */
export const activityRoutes = (app: App, service: ActivityService, guard: Guard): void => {
  app.get(
    '/api/Management/Activity',
    {
      ...guard('administration'),
      schema: { tags, querystring: activityQueryWire, response: { 200: activityPageWire } },
    },
    async (request, reply) => {
      const { after = null, ...filter } = request.query;
      const page = await service.list(callerOf(request), activityFilterFromWire(filter), after);
      return sendAnswer(reply, page, activityPageToWire, activityProblem);
    },
  );

  app.get(
    '/api/Management/Customers/:id/activity',
    {
      ...guard('management'),
      schema: { tags, params, querystring: customerActivityQueryWire, response: { 200: activityPageWire } },
    },
    async (request, reply) => {
      const { after = null } = request.query;
      const page = await service.ofCustomer(callerOf(request), idFromWire(request.params.id), after);
      return sendAnswer(reply, page, activityPageToWire, activityProblem);
    },
  );

  app.get(
    '/api/Management/Activity/export',
    {
      ...guard('administration'),
      schema: { tags, querystring: activityFilterWire, response: { 200: namedFileWire } },
    },
    async (request, reply) => {
      const file = await service.exported(callerOf(request), activityFilterFromWire(request.query));
      return sendAnswer(reply, file, namedFileToWire, activityProblem);
    },
  );
};
