import type { OpenCalls } from './open-calls.ts';

const lookEveryMs = 10_000;
/** Up to so many calls between two looks, such as health checks, count as quiet. */
const fewCalls = 20;
/**
 * The first finds what nobody uses, the second that the room for new objects stood empty since: only then is it given
 * back.
 */
const collections = 2;

/**
 * Tells at each look, by the calls begun until then and those still open, whether what they left behind is to be
 * collected: twice after each stretch of many calls, and twice after the start.
 */
export const createQuietWatch = (): ((calls: Pick<OpenCalls, 'begun' | 'open'>) => boolean) => {
  let seen = 0;
  let due = collections;
  return ({ begun, open }) => {
    const asked = begun() - seen;
    seen = begun();
    if (asked > fewCalls || open() > 0) {
      due = collections;
      return false;
    }
    if (due === 0) return false;
    due -= 1;
    return true;
  };
};

/**
 * Gives memory back while nobody waits: V8 collects when it needs room, not when there is time
 * (docs/decisions/0014-room-for-answers.md).
 */
export const collectWhenQuiet = (
  calls: Pick<OpenCalls, 'begun' | 'open'>,
  collect: (() => void) | undefined = globalThis.gc,
  everyMs = lookEveryMs,
): { stop(): void } => {
  if (collect === undefined) return { stop: () => undefined };
  const isQuiet = createQuietWatch();
  const timer = setInterval(() => {
    if (isQuiet(calls)) collect();
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
};
