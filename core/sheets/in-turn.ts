/**
 * Does what is of one key one after the other, in the order in which it was asked for, whatever became of the one
 * before; what is of other keys goes on beside it. In this process alone. What is not the first awaits its turn as
 * `waits` does.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(
    key: string,
    work: () => Promise<Value>,
    waits: (turn: () => Promise<unknown>) => Promise<unknown> = (turn) => turn(),
  ): Promise<Value> => {
    const before = last.get(key);
    const own = (async () => {
      if (before !== undefined) await waits(() => before.catch(() => undefined));
      return work();
    })();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
};
