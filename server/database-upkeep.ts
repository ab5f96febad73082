import { changeMark } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { vacuumTables } from '#adapters/postgres/database/vacuum.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';

/** In milliseconds: a start is left in peace, and a shop that is switched off at night has its turn each day all the same. */
const usualTimes = { firstAfterMs: 10 * 60 * 1000, everyMs: 24 * 60 * 60 * 1000 };

/**
 * Vacuums the embedded database once a day, if something was written since; a real PostgreSQL does so by itself. What it does counts as a change, so
 * that the next backup is made: a day on which nobody works has neither. `stop` resolves once the table that it is at is done.
 */
export const startUpkeep = (
  database: Pick<Database, 'query' | 'giveWay' | 'kind'>,
  report: ReportFailure,
  { firstAfterMs, everyMs } = usualTimes,
): { stop(): Promise<void> } => {
  const giveUp = new AbortController();
  let atWork: Promise<void> = Promise.resolve();
  let markAfter: string | null = null;
  const vacuum = async (): Promise<void> => {
    if (markAfter === (await changeMark(database))) return;
    await vacuumTables(database, giveUp.signal);
    markAfter = await changeMark(database);
  };
  let timer: NodeJS.Timeout | undefined;
  const next = (afterMs: number): void => {
    timer = setTimeout(() => {
      atWork = vacuum()
        .catch((error: unknown) => {
          if (!giveUp.signal.aborted) report('defect', error);
        })
        .finally(() => {
          if (!giveUp.signal.aborted) next(everyMs);
        });
    }, afterMs).unref();
  };
  if (database.kind === 'embedded') next(firstAfterMs);
  return {
    async stop() {
      giveUp.abort();
      clearTimeout(timer);
      await atWork;
    },
  };
};
