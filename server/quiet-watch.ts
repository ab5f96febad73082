import type { OpenCalls } from './open-calls.ts';

const lookEveryMs = 10_000;
/** As many calls between two looks, such as those of who only asks whether the server lives, are quiet. */
const fewCalls = 20;

/**
 * Tells at each look, by the calls begun until then and those still open, whether what they left behind is to be collected: once after each stretch
 * of many calls, and once after the start.
 */
export const createQuietWatch = (): ((calls: Pick<OpenCalls, 'begun' | 'open'>) => boolean) => {
  let seen = 0;
  let isDue = true;
  return ({ begun, open }) => {
    const asked = begun() - seen;
    seen = begun();
    if (asked > fewCalls || open() > 0) {
      isDue = true;
      return false;
    }
    const isNow = isDue;
    isDue = false;
    return isNow;
  };
};

/** Gives memory back while nobody waits: V8 collects when it needs room, not when there is time (docs/decisions/0014-room-for-answers.md). */
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
