import { LRUCache } from 'lru-cache';

/**
 * Keeps the values used last, `count` at most, each for `ttl` milliseconds where that is given. Values are counted one
 * by one: for a `max` lru-cache allocates the room for all before the first one comes, 30 ms and 4 MB for the products
 * of a catalogue at each start.
 */
export const createLru = <Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  count: number,
  ttl?: number,
): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: count, sizeCalculation: () => 1, ...(ttl === undefined ? {} : { ttl }) });
