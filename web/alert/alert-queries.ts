import type { Caller } from '#core/access/caller.ts';
import type { AlertFailure, AlertService } from '#core/alert/alert.service.ts';
import type { Alert } from '#core/alert/alert.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** The alert that this person has not seen yet, as it comes, changes and goes. */
export interface AlertQueries {
  readonly unseen: ServiceQuery<Whole, Alert | null, AlertFailure>;
  markSeen(): Promise<Result<void, AlertFailure>>;
}

export function createAlertQueries(service: AlertService, caller: Caller, queries: ServiceQueries): AlertQueries {
  const unseen = queries.define('alert', () => service.read(caller), { outdatedBy: ['AlertChanged'] });
  return {
    unseen,
    async markSeen() {
      const answer = await service.markSeen(caller);
      if (answer.ok) void unseen.outdate();
      return answer;
    },
  };
}
