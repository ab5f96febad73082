import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  firstValueFrom,
  merge,
  type Observable,
  type Subscription,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type {
  CatalogueDraft,
  CatalogueDraftRepository,
} from '#core/catalogue/import/catalogue-draft.repository.port.ts';
import type { JobInHand, JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceChange } from './price-change.ts';
import type { PriceListManagementRepository } from './price-list-management.repository.port.ts';

interface PriceChangeJobParts {
  readonly repository: Pick<PriceListManagementRepository, 'nextMoment' | 'due' | 'failed'>;
  readonly drafts: Pick<CatalogueDraftRepository, 'begin'>;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  /** Whenever a change may have been settled or cancelled. */
  readonly changes$: Observable<unknown>;
  readonly onDefect: (defect: unknown) => void;
  /** Milliseconds until it is looked again on its own. */
  readonly lookEveryMs?: number;
  /** Milliseconds until a catalogue that somebody else writes is asked for again. */
  readonly busyMs?: number;
}

const queue = 'price-changes';
/** One job makes all that are due: the key is the same for each. */
const key = 'due';
const holder = 'cambio de precios';

/**
 * Makes each change of prices at its moment, in one process (docs/rules/price-list-management.md 5). What is to be made stands in the
 * database, so a program that was stopped at that moment makes it at its next start.
 */
export const startPriceChangeJob = (parts: PriceChangeJobParts): Subscription => {
  const { repository, drafts, jobs, clock, changes$, onDefect, lookEveryMs = 30_000, busyMs = 500 } = parts;

  /** The catalogue, as soon as nobody else writes it; null where the program stops before. */
  const begun = async (signal: AbortSignal): Promise<CatalogueDraft | null> => {
    while (!signal.aborted) {
      const draft = await drafts.begin(holder);
      if (draft.ok) return draft.val;
      await firstValueFrom(timer(busyMs));
    }
    return null;
  };

  const make = async (change: PriceChange, draft: CatalogueDraft): Promise<void> => {
    try {
      const prices = await draft.changePrices(change);
      const isPublished = await draft.publish(`price change ${change.id}`, {
        kind: 'price-change',
        id: change.id,
        prices,
      });
      // Cancelled meanwhile.
      if (!isPublished) await draft.abandon();
    } catch (defect) {
      await draft.abandon();
      throw defect;
    }
  };

  const handle = async ({ signal }: JobInHand) => {
    for (;;) {
      const [change] = await repository.due(new Date(clock.now()).toISOString());
      if (change === undefined) return {};
      const draft = await begun(signal);
      if (draft === null) throw new Error('the program stops');
      try {
        await make(change, draft);
      } catch (defect) {
        if (signal.aborted) throw defect;
        onDefect(defect);
        await repository.failed(change.id);
      }
    }
  };
  jobs.work(queue, { handle });

  const waitForNext = async (): Promise<Observable<unknown>> => {
    const at = await repository.nextMoment();
    if (at === null) return EMPTY;
    const wait = Math.max(0, Date.parse(at) - clock.now());
    // A later look finds it again.
    return wait > 2 * lookEveryMs ? EMPTY : timer(wait);
  };
  /** A look that failed is followed by the next. */
  const told = (defect: unknown) => {
    onDefect(defect);
    return EMPTY;
  };
  return merge(changes$, timer(lookEveryMs, lookEveryMs))
    .pipe(
      startWith(null),
      switchMap(() =>
        defer(waitForNext).pipe(
          switchMap((moment$) => moment$),
          catchError(told),
        ),
      ),
      exhaustMap(() => defer(() => jobs.add(queue, key)).pipe(catchError(told))),
    )
    .subscribe();
};
