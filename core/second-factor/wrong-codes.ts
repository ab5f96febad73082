/** Wrong codes in a row after which the next one has to wait (docs/rules/second-factor.md 3). */
export const maxWrongCodes = 5;

/** How long it waits: at this pace a code of six digits is guessed in more than a year. */
export const waitAfterWrongMs = 15 * 60 * 1000;

export interface WrongCodes {
  /** In a row. */
  readonly count: number;
  /** When the last one was, in milliseconds; null where there was none. */
  readonly lastAt: number | null;
}

/** Seconds until the next code may be tried; 0 where it may be now. `now` in milliseconds. */
export const secondsToWait = ({ count, lastAt }: WrongCodes, now: number): number => {
  if (count < maxWrongCodes || lastAt === null) return 0;
  return Math.max(0, Math.ceil((lastAt + waitAfterWrongMs - now) / 1000));
};

/** Whether this is the wrong code after which the next one has to wait. */
export const isLastOfMany = ({ count }: WrongCodes): boolean => count === maxWrongCodes;

/** How many there are in a row with one more: after the wait they are counted anew. `now` in milliseconds. */
export const oneMoreWrong = (wrong: WrongCodes, now: number): WrongCodes => ({
  count: wrong.lastAt !== null && wrong.lastAt + waitAfterWrongMs <= now ? 1 : wrong.count + 1,
  lastAt: now,
});
