import type { Unsubscribable } from 'rxjs';

/** A thing that follows live events until it is stopped. */
export type Following<Thing> = Thing & { stop(): void };

export const following = <Thing extends object>(
  thing: Thing,
  ...changes: readonly Unsubscribable[]
): Following<Thing> => ({
  ...thing,
  stop() {
    for (const change of changes) change.unsubscribe();
  },
});
