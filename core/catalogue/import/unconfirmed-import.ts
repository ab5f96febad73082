import { importRetentionMs } from '#core/imports/import-retention.ts';
import { newestLooks, type ReadingOutcome, replacesEarlierLook } from '#core/imports/newest-looks.ts';
import { worksheetRead } from '#core/imports/sheet-preview.ts';
import type { StoredImport } from './import.repository.port.ts';
import type { UnconfirmedImport } from './import.service.ts';

const worksheetOf = ({ run: { preview } }: StoredImport): string => (preview === null ? '' : worksheetRead(preview));

const outcomeOf = ({ run: { state, failure } }: StoredImport): ReadingOutcome => ({
  state,
  failureCode: failure?.code ?? null,
});

/**
 * Imports that wait for a person at that time (milliseconds since 1970), in the order given, the newest first. Those of
 * the same file that were written take the place of earlier looks.
 */
export const unconfirmedOf = (imports: readonly StoredImport[], now: number): readonly UnconfirmedImport[] =>
  newestLooks(
    imports.filter((stored) => !stored.isGivenUp && replacesEarlierLook(outcomeOf(stored))),
    (stored) => ({
      ...outcomeOf(stored),
      wroteNothing: stored.run.state !== 'done',
      file: [stored.run.kind, stored.run.fileName, worksheetOf(stored), stored.startedBy],
    }),
  ).flatMap((stored) => {
    const { id, kind, fileName, supplier, state } = stored.run;
    const keptUntil = stored.lookedAt + importRetentionMs;
    if (keptUntil <= now || (state !== 'planned' && state !== 'failed')) return [];
    const { startedBy, changedAt: readAt } = stored;
    const worksheet = worksheetOf(stored);
    return [
      { id, kind, fileName, worksheet, supplier, startedBy, readAt, keptUntil, isUnderstood: state === 'planned' },
    ];
  });
