/**
 * Does what is of one key one after the other, in the order in which it was asked for, whatever became of the one
 * before; what is of other keys goes on beside it. In this process alone.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(key);
    const own = (async () => {
      await before?.catch(() => undefined);
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
