/** Places for works that are done at the same time. */
export interface Places {
  /** Takes a place where one is free; false where none is. */
  tryTake(): boolean;
  /** Takes a place once one is free, after all who wait already. */
  take(): Promise<void>;
  /** Gives a place back: to who waits longest, so that no newer one takes it first. */
  leave(): void;
  /** How many wait for one. */
  waitingCount(): number;
}

/** Lets `count` works go on at once; others wait for a place. */
export const createPlaces = (count: number): Places => {
  let takenCount = 0;
  const waiting: (() => void)[] = [];
  const tryTake = (): boolean => {
    if (takenCount >= count) return false;
    takenCount += 1;
    return true;
  };
  return {
    tryTake,
    async take() {
      if (!tryTake()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) takenCount -= 1;
      else next();
    },
    waitingCount: () => waiting.length,
  };
};
