import { createLru } from '#adapters/lru-cache/create-lru.ts';

/** What this process read of the database by a key and holds for a while. */
export interface Remembered<Key, Value> {
  /** What is known of the key where it is good enough, else what is read now. Null is not remembered. */
  of<Read extends Value | null>(
    key: Key,
    read: () => Promise<Read>,
    isEnough?: (known: Value) => boolean,
  ): Promise<Value | Read>;
  /** The value of the key changed: it is read again when it is asked for. */
  forget(key: Key): void;
  forgetAll(): void;
}

/** Keeps `max` values at most, those asked for last, each for `ttl` milliseconds. */
export const createRemembered = <Key extends NonNullable<unknown>, Value extends object>(limits: {
  readonly max: number;
  readonly ttl: number;
}): Remembered<Key, Value> => {
  const kept = createLru<Key, Value>(limits.max, { ttl: limits.ttl });
  let changes = 0;
  return {
    async of(key, read, isEnough = () => true) {
      const known = kept.get(key);
      if (known !== undefined && isEnough(known)) return known;
      const seen = changes;
      const found = await read();
      // A value that changed while it was being read is not kept: what was read may be older.
      if (found !== null && seen === changes) kept.set(key, found);
      return found;
    },
    forget(key) {
      changes += 1;
      kept.delete(key);
    },
    forgetAll() {
      changes += 1;
      kept.clear();
    },
  };
};
