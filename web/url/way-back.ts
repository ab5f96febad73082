type Hold = (event: PopStateEvent) => void;
let hold: Hold | null = null;

/** Whoever holds Back and Forward is told of them before the router; null lets them go. */
export const holdWayBack = (by: Hold | null): void => {
  hold = by;
};

/** To be called before there is a router: the window tells those first who came first. */
export const watchWayBack = (): void => window.addEventListener('popstate', (event) => hold?.(event));
