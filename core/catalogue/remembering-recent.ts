interface Remembered<Answer> {
  readonly from: readonly unknown[];
  readonly answer: Answer;
}

/**
 * Keeps the answers that were asked for last, each for as long as what it was worked out from is the very same, up to
 * so much weight in all. One that is worked out twice at once is kept once.
 */
export const rememberingRecent = <Answer>(maxWeight: number, weightOf: (answer: Answer) => number) => {
  /** The one asked for longest ago first. */
  const kept = new Map<string, Remembered<Answer>>();
  let weight = 0;

  const forget = (key: string): void => {
    const known = kept.get(key);
    if (known === undefined) return;
    weight -= weightOf(known.answer);
    kept.delete(key);
  };
  const keep = (key: string, remembered: Remembered<Answer>): void => {
    forget(key);
    weight += weightOf(remembered.answer);
    kept.set(key, remembered);
    for (const oldest of kept.keys()) {
      if (weight <= maxWeight) break;
      forget(oldest);
    }
  };

  return async (key: string, from: readonly unknown[], workOut: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    const isGood = known?.from.every((each, place) => each === from[place]) ?? false;
    const remembered = known !== undefined && isGood ? known : { from, answer: await workOut() };
    keep(key, remembered);
    return remembered.answer;
  };
};
