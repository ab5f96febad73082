import type { Caller } from '#core/access/caller.ts';
import type { AlertFailure, AlertService } from '#core/alert/alert.service.ts';
import type { Alert } from '#core/alert/alert.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** The alert that this person has not seen yet, as it comes, changes and goes. */
export interface AlertQueries {
  readonly unseen: ServiceQuery<Whole, Alert | null, AlertFailure>;
  markSeen(): Promise<Result<void, AlertFailure>>;
  stop(): void;
}

export function createAlertQueries(
  service: AlertService,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): AlertQueries {
  const unseen = queries.define('alert', () => service.read(caller));
  const changes = changesOf(live, 'AlertChanged').subscribe(unseen.outdate);
  return {
    unseen,
    async markSeen() {
      const answer = await service.markSeen(caller);
      if (answer.ok) void unseen.outdate();
      return answer;
    },
    stop: () => changes.unsubscribe(),
  };
}
