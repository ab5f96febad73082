/** Timers of the hub's machines: they keep no process alive. */
export const hubTimers = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms).unref(),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
};
