import type { Caller } from '#core/access/caller.ts';
import type { Alert } from '#core/alert/alert.ts';
import type { AlertDesk, AlertFailure } from '#core/alert/alert-desk.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Result } from '#core/shared/result.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** The alert that this person has not seen yet, as it comes, changes and goes. */
export interface AlertKeeper {
  readonly unseen: WatchedAnswer<Alert | null, AlertFailure>;
  markSeen(): Promise<Result<void, AlertFailure>>;
  stop(): void;
}

export function createAlertKeeper(desk: AlertDesk, caller: Caller, live: LiveActor): AlertKeeper {
  const unseen = createWatchedAnswer(() => desk.read(caller));
  const changes = changesOf(live, 'AlertChanged').subscribe(unseen.outdate);
  return {
    unseen,
    async markSeen() {
      const answer = await desk.markSeen(caller);
      if (answer.ok) unseen.outdate();
      return answer;
    },
    stop() {
      changes.unsubscribe();
      unseen.stop();
    },
  };
}
