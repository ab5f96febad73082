import type { Observable } from 'rxjs';
import type { LiveEvent } from './event.ts';

/**
 * The server's side of the live connection: whoever changes something publishes, every process hears it, its own
 * publications included. Delivery is at most once; a client that was away refetches when it is back.
 */
export interface LiveBus {
  publish(event: LiveEvent): Promise<void>;
  readonly events$: Observable<LiveEvent>;
}
