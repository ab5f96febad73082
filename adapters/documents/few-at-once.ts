/** Does a task when its turn comes; null where too many wait already, and it is not done. */
export type FewAtOnce = <Value>(task: () => Promise<Value>) => Promise<Value | null>;

/** At most so many tasks at a time, and so many that wait for their turn; each waits for those before it. */
export const createFewAtOnce = (maxAtOnce: number, maxWaiting: number): FewAtOnce => {
  let busy = 0;
  const waiting: (() => void)[] = [];

  /** Gives the place to the task that waits longest, so that no newer task takes it first. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  };

  return async (task) => {
    if (busy < maxAtOnce) busy += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else return null;
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
