import { importRetentionMs } from '#core/imports/import-retention.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { StoredImport } from './import.repository.port.ts';
import type { UnconfirmedImport } from './import.service.ts';

/** Imports that wait for a person at that time (milliseconds since 1970), in the order given. */
export const unconfirmedOf = (imports: readonly StoredImport[], now: number): readonly UnconfirmedImport[] =>
  imports.flatMap(({ run, startedBy, changedAt, lookedAt, isGivenUp }) => {
    const { id, kind, fileName, supplier, state, failure } = run;
    const isUnderstood = state === 'planned';
    const isAsked = state === 'failed' && failure !== null && isMisunderstood(failure);
    const keptUntil = lookedAt + importRetentionMs;
    if (isGivenUp || keptUntil <= now || !(isUnderstood || isAsked)) return [];
    return [{ id, kind, fileName, supplier, startedBy, readAt: changedAt, keptUntil, isUnderstood }];
  });
