import type { Observable } from 'rxjs';
import type { LiveEvent } from './event.ts';

/**
 * The server's side of the live connection. A change is sent in its own transaction; every process hears it, the sender
 * included. Delivery is at most once; a client that was away refetches when it is back.
 */
export interface LiveBus {
  readonly events$: Observable<LiveEvent>;
}
