import type { SetupStep } from '#core/setup/setup-step.ts';
import { createStore } from '#web/state/store.ts';

/** The step by which somebody left 'Puesta en marcha', and has not been back since. A reload forgets it. */
export const setupVisit = createStore<SetupStep | null>(null);
