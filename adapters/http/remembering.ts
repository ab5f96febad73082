import { LRUCache } from 'lru-cache';
import type { Caller } from '#core/access/caller.ts';
import type { Clock } from '#core/shared/clock.ts';

/** How long an identical request is answered from memory (docs/rules/search.md 11). */
export const searchCacheMs = 15 * 60 * 1000;

/** Answers by key, at most so many, shared while they are in flight. Failures are not kept. */
export const remembering = <Answer extends Promise<{ readonly ok: boolean }>>(most: number, clock: Clock) => {
  const kept = new LRUCache<string, Answer>({ max: most, ttl: searchCacheMs, ttlResolution: 0, perf: clock });
  return {
    ask(key: string, load: () => Answer): Answer {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = load();
      kept.set(key, answer);
      const drop = () => {
        if (kept.peek(key) === answer) kept.delete(key);
      };
      answer.then(({ ok }) => (ok ? undefined : drop()), drop);
      return answer;
    },
    forget: () => kept.clear(),
  };
};

/** Costs depend on who asks, so that is part of every key. */
export const keyOf = ({ userName, customerId, actedBy }: Caller, ...parts: readonly string[]): string =>
  JSON.stringify([userName, customerId, actedBy?.userName ?? null, ...parts]);
