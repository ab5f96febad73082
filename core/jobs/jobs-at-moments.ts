import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  merge,
  type Observable,
  type Subscription,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { Clock } from '#core/shared/clock.ts';
import type { JobQueue } from './job-queue.port.ts';
import type { JobQueueName } from './job-queues.ts';

export interface MomentParts {
  readonly jobs: JobQueue;
  readonly clock: Clock;
  /** Whenever another moment may be the next. */
  readonly changes$: Observable<unknown>;
  readonly onDefect: (defect: unknown) => void;
  /** Milliseconds until it is looked again on its own. */
  readonly lookEveryMs?: number;
}

/** Milliseconds until the next look, where nothing else causes one. */
const usualLookMs = 30_000;

/**
 * Adds a job of the queue at each moment (ISO 8601; null for none) that something is due. One job makes all of it: its
 * key is the same for each. What is due stands in the database, so a program that was stopped at that moment makes it
 * at its next start.
 */
export const addJobsAtMoments = (
  { jobs, clock, changes$, onDefect, lookEveryMs = usualLookMs }: MomentParts,
  queue: JobQueueName,
  nextMoment: () => Promise<string | null>,
): Subscription => {
  const waitForNext = async (): Promise<Observable<unknown>> => {
    const at = await nextMoment();
    if (at === null) return EMPTY;
    const wait = Math.max(0, Date.parse(at) - clock.now());
    // A later look finds it again.
    return wait > 2 * lookEveryMs ? EMPTY : timer(wait);
  };
  /** A look that failed is followed by the next. */
  const reportDefect = (defect: unknown) => {
    onDefect(defect);
    return EMPTY;
  };
  return merge(changes$, timer(lookEveryMs, lookEveryMs))
    .pipe(
      startWith(null),
      switchMap(() =>
        defer(waitForNext).pipe(
          switchMap((moment$) => moment$),
          catchError(reportDefect),
        ),
      ),
      exhaustMap(() => defer(() => jobs.add(queue, 'due')).pipe(catchError(reportDefect))),
    )
    .subscribe();
};
