import { createPlaces } from '#core/shared/places.ts';

/** Does a task when its turn comes; null where too many wait already, and it is not done. */
export type FewAtOnce = <Value>(task: () => Promise<Value>) => Promise<Value | null>;

/** Runs `maxAtOnce` tasks at a time, and lets `maxWaiting` wait for their turn; each waits for those before it. */
export const createFewAtOnce = (maxAtOnce: number, maxWaiting: number): FewAtOnce => {
  const places = createPlaces(maxAtOnce);
  return async (task) => {
    if (!places.tryTake()) {
      if (places.waitingCount() >= maxWaiting) return null;
      await places.take();
    }
    try {
      return await task();
    } finally {
      places.leave();
    }
  };
};
