import type { ActivityEntry, ActivityFilter } from './activity.ts';

/** The audit trail, the newest first. Nothing in it is ever changed or deleted. */
export interface ActivityRepository {
  /** `after` is the id of the last entry of the page before; null for the first one. */
  page(filter: ActivityFilter, after: string | null, limit: number): Promise<readonly ActivityEntry[]>;
  /** A name that many tries were made at, once in a while and only where there is such a login. */
  recordLocked(userName: string, network: string): Promise<void>;
}
