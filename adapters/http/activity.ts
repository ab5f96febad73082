import { activityFilterToWire, activityPageFromWire, activityPageWire } from '#adapters/wire/activity.wire.ts';
import type { ActivityFailure, ActivityService } from '#core/activity/activity.service.ts';
import { type CallFailure, createCall, type HttpSettings } from './call.ts';
import { createListFileCall } from './list-file.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/Activity';

const failureOf = (failure: CallFailure): ActivityFailure =>
  failure.code === 'problem' ? ownFailure<ActivityFailure>(failure.problem, failure.facts) : failure;

/** `api/Management/Activity` over HTTP. */
export const createActivityService = (settings: HttpSettings): ActivityService => {
  const call = createCall(settings);
  const file = createListFileCall(settings);
  return {
    async list(_caller, filter, after) {
      const query = { ...activityFilterToWire(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, activityPageWire);
      return answer.map(activityPageFromWire).mapErr(failureOf);
    },
    async ofCustomer(_caller, customerId, after) {
      const answer = await call(
        {
          method: 'GET',
          path: `/api/Management/Customers/${encodeURIComponent(customerId)}/activity`,
          query: after === null ? {} : { after },
        },
        activityPageWire,
      );
      return answer.map(activityPageFromWire).mapErr(failureOf);
    },
    async exported(_caller, filter, format) {
      return (await file(`${path}/export`, { ...activityFilterToWire(filter), format })).mapErr(failureOf);
    },
  };
};
