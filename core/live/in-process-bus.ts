import { Subject } from 'rxjs';
import type { LiveEvent } from './event.ts';
import type { LiveBus } from './live-bus.port.ts';

/** The bus of a server that is one process (the embedded database admits no second one). */
export function createInProcessBus(): LiveBus {
  const events = new Subject<LiveEvent>();
  return {
    publish: async (event) => events.next(event),
    events$: events.asObservable(),
  };
}
