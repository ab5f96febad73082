import { LRUCache } from 'lru-cache';

/**
 * Those used last, so many at most, each for so many milliseconds where a time is said. They are counted one by one: of
 * a `max` lru-cache makes the room for all before the first one comes, 30 ms and 4 MB for the products of a catalogue
 * at each start.
 */
export const createLru = <Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  count: number,
  ttl?: number,
): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: count, sizeCalculation: () => 1, ...(ttl === undefined ? {} : { ttl }) });
