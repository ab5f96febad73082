import type { Alert } from './alert.ts';

/** The alert of the shop, of which there is at most one, and which users have dismissed it. */
export interface AlertRepository {
  /** Null where there is no alert, or this user has dismissed it. */
  unseenBy(userName: string): Promise<Alert | null>;
  markSeen(userName: string): Promise<void>;
}
