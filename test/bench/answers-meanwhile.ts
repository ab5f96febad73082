/**
 * Asks again and again until it is ended, and keeps the longest that an answer took, in milliseconds, by what was
 * asked.
 */
export const answersMeanwhile = (asked: Readonly<Record<string, (turn: number) => Promise<unknown>>>) => {
  const maxMs: Record<string, number> = {};
  let isGoingOn = true;
  const goOn = async (name: string, run: (turn: number) => Promise<unknown>): Promise<void> => {
    for (let turn = 0; isGoingOn; turn += 1) {
      const start = performance.now();
      await run(turn);
      maxMs[name] = Math.max(maxMs[name] ?? 0, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const going = Object.entries(asked).map(([name, run]) => goOn(name, run));
  return {
    async end(): Promise<Readonly<Record<string, number>>> {
      isGoingOn = false;
      await Promise.all(going);
      return maxMs;
    },
  };
};
