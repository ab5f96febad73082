type Hold = (event: PopStateEvent) => void;
let hold: Hold | null = null;

/** Sets what is called at Back and Forward before the router is; null for nothing. */
export const holdWayBack = (by: Hold | null): void => {
  hold = by;
};

/** Has to be called before there is a router: the window calls the first listener first. */
export const watchWayBack = (): void => window.addEventListener('popstate', (event) => hold?.(event));
