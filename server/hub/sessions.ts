import { exhaustMap, interval, type Observable } from 'rxjs';
import type { HubLimits } from './limits.ts';
import type { HubMember } from './member.ts';
import type { Registry } from './registry.ts';
import type { Tickets } from './tickets.ts';

export interface SessionParts {
  readonly registry: Registry;
  readonly tickets: Tickets;
  readonly limits: HubLimits;
  readonly sessionEnded$: Observable<string>;
  /**
   * The member as it is now; null when its session holds no longer: for those that expire, or end in another process.
   */
  readonly recheck: (member: HubMember) => Promise<HubMember | null>;
}

/**
 * Ends the connections of sessions that ended, and keeps the others' members up to date. Returns how to stop watching.
 */
export function watchSessions({ registry, tickets, limits, sessionEnded$, recheck }: SessionParts): () => void {
  const connectionsOf = (sessionId: string) => registry.all().filter(({ member }) => member().sessionId === sessionId);

  function end(sessionId: string): void {
    tickets.revoke(sessionId);
    for (const connection of connectionsOf(sessionId)) {
      connection.close({ error: 'session-ended', allowReconnect: false });
    }
  }

  async function recheckAll(): Promise<void> {
    const members = new Map(registry.all().map(({ member }) => [member().sessionId, member()]));
    for (const [sessionId, member] of members) {
      // A store that can't be asked right now is no reason to throw everyone out: the next round asks again.
      const current = await recheck(member).catch(() => member);
      if (current === null) end(sessionId);
      else for (const connection of connectionsOf(sessionId)) connection.renew(current);
    }
  }

  const watching = sessionEnded$.subscribe(end);
  watching.add(interval(limits.recheck).pipe(exhaustMap(recheckAll)).subscribe());
  return () => watching.unsubscribe();
}
