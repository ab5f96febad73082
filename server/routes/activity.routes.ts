import * as z from 'zod/mini';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import {
  activityExportQueryWire,
  activityFilterFromWire,
  activityPageToWire,
  activityPageWire,
  activityQueryWire,
  customerActivityQueryWire,
} from '#adapters/wire/activity.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { ActivityFailure, ActivityService } from '#core/activity/activity.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const tags = ['Activity'];
const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** Who did what (docs/rules/activity.md 1), for administrators; about one customer for managers too. */
export const activityRoutes = (app: App, service: ActivityService, guard: Guard): void => {
  app.get(
    '/api/Management/Activity',
    {
      ...guard('administration'),
      schema: {
        tags,
        querystring: activityQueryWire,
        refusals: codes<ActivityFailure>('page-key-unreadable'),
        response: { 200: activityPageWire },
      },
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
      schema: {
        tags,
        params,
        querystring: customerActivityQueryWire,
        refusals: codes<ActivityFailure>('page-key-unreadable'),
        response: { 200: activityPageWire },
      },
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
      schema: {
        tags,
        querystring: activityExportQueryWire,
        refusals: codes<ActivityFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const filter = activityFilterFromWire(query);
      const file = await service.exported(callerOf(request), filter, format, clientAbortSignal(reply));
      return sendListFile(reply, file, activityProblem);
    },
  );
};
