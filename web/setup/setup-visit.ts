import { createStore } from '#web/state/store.ts';

/** Whether somebody left 'Puesta en marcha' by one of its steps, and has not been back since. A reload forgets it. */
export const setupVisit = createStore(false);
