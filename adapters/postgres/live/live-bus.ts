import { Subject } from 'rxjs';
import { readLiveEvent } from '#adapters/wire/live.wire.ts';
import type { LiveEvent } from '#core/live/event.ts';
import type { LiveBus } from '#core/live/live-bus.port.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { Database } from '../database/database.ts';
import { liveChannel } from './live.ts';

/**
 * Events travel through the database: every process on it hears them, and those of a transaction only once it is
 * committed.
 */
export const createLiveBus = async (database: Database, report: ReportFailure = () => undefined): Promise<LiveBus> => {
  const events$ = new Subject<LiveEvent>();
  await database.listen(liveChannel, (payload) => {
    const event = readLiveEvent(parsed(payload));
    if (event !== null) events$.next(event);
    // The event is of another version of this program, or of another program; what it says may be secret.
    else report('live-payload', new Error(`a live event of ${payload.length} characters that cannot be read`));
  });
  return { events$ };
};

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
};
