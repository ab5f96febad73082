import { readFile, writeFile } from 'node:fs/promises';
import { lookEvery } from '#adapters/clock/look-every.ts';
import { changeMark } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { vacuumTables } from '#adapters/postgres/database/vacuum.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';

/**
 * The last time, in milliseconds since 1970, what the database was marked with when it was done, and whether its
 * largest tables were too.
 */
interface LastUpkeep {
  readonly at: number;
  readonly mark: string;
  readonly isWhole: boolean;
}

const hourMs = 60 * 60 * 1000;
const lookEveryMs = 10 * 60 * 1000;

/** What is read in some tenths of a second: of 20 million prices, 1.3 GB, everybody was refused for seconds. */
const largestByDay = 128 * 2 ** 20;

const isNight = (now: number): boolean => {
  const { time } = inBuenosAires(now);
  return time >= '02' && time < '06';
};

/**
 * Upkeep is due at night once a day, and at once where the last was not whole; after a week by day too, for a shop that
 * is switched off at night. Where nothing was written since a whole one, nothing is due: `mark` is of the database as
 * it is now.
 */
export const isUpkeepDue = (last: LastUpkeep | null, mark: string, now: number): boolean => {
  if (last === null) return true;
  const age = now - last.at;
  if (isNight(now) && !last.isWhole) return true;
  return last.mark !== mark && (age >= 7 * 24 * hourMs || (isNight(now) && age >= 20 * hourMs));
};

const readLast = async (file: string): Promise<LastUpkeep | null> => {
  try {
    const { at, mark, isWhole = true } = JSON.parse(await readFile(file, 'utf8')) as Partial<LastUpkeep>;
    return typeof at === 'number' && typeof mark === 'string' ? { at, mark, isWhole } : null;
  } catch {
    return null;
  }
};

/**
 * Vacuums the embedded database when it is due, if something was written since, by day without its largest tables; a
 * real PostgreSQL does so by itself. `file` keeps when it was done last. `stop` resolves once the table that it is at
 * is done.
 */
export const startUpkeep = (
  database: Pick<Database, 'query' | 'yieldToOthers' | 'kind'>,
  file: string,
  report: ReportFailure,
  now: () => number = Date.now,
  everyMs = lookEveryMs,
): { stop(): Promise<void> } => {
  const giveUp = new AbortController();
  const look = async (): Promise<void> => {
    const last = await readLast(file);
    const at = now();
    if (!isUpkeepDue(last, await changeMark(database), at)) return;
    const isWhole = await vacuumTables(database, giveUp.signal, isNight(at) ? undefined : largestByDay);
    if (giveUp.signal.aborted) return;
    await writeFile(file, JSON.stringify({ at, mark: await changeMark(database), isWhole } satisfies LastUpkeep));
  };
  const tellFailure = (error: unknown): void => {
    if (!giveUp.signal.aborted) report('defect', error);
  };
  const looking = database.kind === 'embedded' ? lookEvery(everyMs, look, tellFailure) : null;
  return {
    async stop() {
      giveUp.abort();
      await looking?.stop();
    },
  };
};
