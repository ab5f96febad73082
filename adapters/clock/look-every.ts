import { sharedWork } from '#core/shared/shared-work.ts';

export interface Looking {
  /** No look begins any more; resolves once the one that is under way is over. */
  stop(): Promise<void>;
}

/**
 * Looks again and again, the first time after `everyMs` milliseconds, never twice at once: a look that takes longer is
 * in the place of those that were due. A look that fails is reported, and the next comes all the same. It holds up no
 * program that has nothing else to do.
 */
export const lookEvery = (
  everyMs: number,
  look: () => Promise<void>,
  tellFailure: (error: unknown) => void,
): Looking => {
  const looking = sharedWork(() => look().catch(tellFailure));
  const timer = setInterval(looking.begin, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking.underWay();
    },
  };
};
