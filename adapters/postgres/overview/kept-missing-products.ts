import { createLru } from '#adapters/lru-cache/create-lru.ts';
import type { MissingProduct } from '#core/overview/missing-product.ts';
import type { Clock } from '#core/shared/clock.ts';

/** Every new order makes open screens of figures ask for them again, and this figure reads all orders of a month. */
const keptMs = 3 * 60_000;

/**
 * What is asked of a day is read once in some minutes in this process, however many ask; a reading that failed is not
 * kept. The clock tells milliseconds that never go back.
 */
export const keepMissingProducts = (
  read: (since: string) => Promise<readonly MissingProduct[]>,
  clock: Clock = performance,
): ((since: string) => Promise<readonly MissingProduct[]>) => {
  const kept = createLru<string, readonly MissingProduct[]>(2, {
    ttl: keptMs,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: read,
  });
  return async (since) => (await kept.fetch(since)) ?? [];
};
