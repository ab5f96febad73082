import type { Alert } from './alert.ts';

/** The one alert, and who has put it away. */
export interface AlertRepository {
  /** Null where there is none, or this user has put it away. */
  unseenBy(userName: string): Promise<Alert | null>;
  markSeen(userName: string): Promise<void>;
}
