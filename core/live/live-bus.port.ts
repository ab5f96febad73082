import type { Observable } from 'rxjs';
import type { LiveEvent } from './event.ts';

/**
 * The server's side of the live connection. A change is told in its own transaction; every process hears it, the one
 * that told included. Delivery is at most once; a client that was away refetches when it is back.
 */
export interface LiveBus {
  readonly events$: Observable<LiveEvent>;
}
