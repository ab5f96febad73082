type Hold = (event: PopStateEvent) => void;
let hold: Hold | null = null;

/** Sets who is told of Back and Forward before the router is; null for nobody. */
export const holdWayBack = (by: Hold | null): void => {
  hold = by;
};

/** To be called before there is a router: the window tells those first who came first. */
export const watchWayBack = (): void => window.addEventListener('popstate', (event) => hold?.(event));
