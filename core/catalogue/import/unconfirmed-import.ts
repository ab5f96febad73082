import type { StoredImport } from './import.repository.port.ts';
import type { UnconfirmedImport } from './import.service.ts';
import { isMisunderstood } from './misunderstood.ts';

/** Milliseconds that an import is kept after somebody last asked about it. */
export const keptUnaskedMs = 24 * 60 * 60 * 1000;

/** Those that wait for a person at that time (milliseconds since 1970), in the order in which they come. */
export const unconfirmedOf = (imports: readonly StoredImport[], now: number): readonly UnconfirmedImport[] =>
  imports.flatMap(({ run, startedBy, changedAt, lookedAt, isGivenUp }) => {
    const { id, kind, fileName, supplier, state, failure } = run;
    const isUnderstood = state === 'planned';
    const isAsked = state === 'failed' && failure !== null && isMisunderstood(failure);
    const keptUntil = lookedAt + keptUnaskedMs;
    if (isGivenUp || keptUntil <= now || !(isUnderstood || isAsked)) return [];
    return [{ id, kind, fileName, supplier, startedBy, readAt: changedAt, keptUntil, isUnderstood }];
  });
