import { merge, type Observable, tap } from 'rxjs';

interface WaitingPictureJobParts {
  /** Emits at each change of the catalogue. */
  readonly changes$: Observable<unknown>;
  /** Emits now and then: time to try again. */
  readonly ticks$: Observable<unknown>;
  /** Resolves once the search knows the catalogue of this moment. */
  readonly settled: () => Promise<void>;
  readonly placeWaiting: () => Promise<'done' | 'again'>;
  /** A few times a day. */
  readonly hours$: Observable<unknown>;
  /** Ends the waiting of those that waited too long, and deletes the files that nobody has had for a day. */
  readonly tidy: () => Promise<void>;
  readonly onDefect: (error: unknown) => void;
}

export interface WaitingPictureJob {
  /** Resolves once what it was doing is done. */
  stop(): Promise<void>;
}

/**
 * Gives waiting pictures to their products after each change of the catalogue, and once at the start; and ends what
 * waited too long.
 */
export const startWaitingPictureJob = (parts: WaitingPictureJobParts): WaitingPictureJob => {
  let isDue = true;
  let isWorking = false;
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    isWorking = true;
    try {
      while (isDue && !isStopped) {
        isDue = false;
        await parts.settled();
        if ((await parts.placeWaiting()) === 'done') continue;
        isDue = true;
        return;
      }
    } catch (error) {
      isDue = true;
      parts.onDefect(error);
    } finally {
      isWorking = false;
    }
  };
  const noteDue = tap(() => {
    isDue = true;
  });
  const subscription = merge(parts.changes$.pipe(noteDue), parts.ticks$).subscribe(() => {
    if (!isWorking) working = work();
  });
  let tidying: Promise<void> = Promise.resolve();
  subscription.add(
    parts.hours$.subscribe(() => {
      tidying = tidying.then(parts.tidy).catch(parts.onDefect);
    }),
  );
  return {
    async stop() {
      isStopped = true;
      subscription.unsubscribe();
      await Promise.all([working, tidying]);
    },
  };
};
