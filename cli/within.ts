import { setTimeout as pause } from 'node:timers/promises';

/** What the work answers, where it does within so many milliseconds; undefined where it does not, or fails. */
export const withinMs = async <Answer>(ms: number, work: Promise<Answer>): Promise<Answer | undefined> => {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  return Promise.race([work.catch(() => undefined), late]).finally(() => over.abort());
};
