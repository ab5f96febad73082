import { readFile, writeFile } from 'node:fs/promises';
import { changeMark } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { vacuumTables } from '#adapters/postgres/database/vacuum.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';

/** The last time, in milliseconds since 1970, and what the database was marked with when it was done. */
interface LastUpkeep {
  readonly at: number;
  readonly mark: string;
}

const hourMs = 60 * 60 * 1000;
const lookEveryMs = 10 * 60 * 1000;

/** What is read in some tenths of a second: of 20 million prices, 1.3 GB, everybody was refused for seconds. */
const largestByDay = 128 * 2 ** 20;

const isNight = (now: number): boolean => {
  const { time } = inBuenosAires(now);
  return time >= '02' && time < '06';
};

/** At night once a day; after a week by day too, for a shop that is switched off at night. */
export const isUpkeepDue = (lastAt: number | null, now: number): boolean => {
  const age = lastAt === null ? Number.POSITIVE_INFINITY : now - lastAt;
  return age >= 7 * 24 * hourMs || (age >= 20 * hourMs && isNight(now));
};

const readLast = async (file: string): Promise<LastUpkeep | null> => {
  try {
    const { at, mark } = JSON.parse(await readFile(file, 'utf8')) as Partial<LastUpkeep>;
    return typeof at === 'number' && typeof mark === 'string' ? { at, mark } : null;
  } catch {
    return null;
  }
};

/**
 * Vacuums the embedded database when it is due, if something was written since, by day without its largest tables; a real PostgreSQL does so by itself. `file` keeps when it was done
 * last. `stop` resolves once the table that it is at is done.
 */
export const startUpkeep = (
  database: Pick<Database, 'query' | 'giveWay' | 'kind'>,
  file: string,
  report: ReportFailure,
  now: () => number = Date.now,
  everyMs = lookEveryMs,
): { stop(): Promise<void> } => {
  const giveUp = new AbortController();
  let atWork: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const last = await readLast(file);
    if (!isUpkeepDue(last?.at ?? null, now()) || last?.mark === (await changeMark(database))) return;
    await vacuumTables(database, giveUp.signal, isNight(now()) ? undefined : largestByDay);
    if (giveUp.signal.aborted) return;
    await writeFile(file, JSON.stringify({ at: now(), mark: await changeMark(database) } satisfies LastUpkeep));
  };
  const timer =
    database.kind === 'embedded'
      ? setInterval(() => {
          atWork ??= look()
            .catch((error: unknown) => {
              if (!giveUp.signal.aborted) report('defect', error);
            })
            .finally(() => {
              atWork = null;
            });
        }, everyMs).unref()
      : undefined;
  return {
    async stop() {
      giveUp.abort();
      clearInterval(timer);
      await atWork;
    },
  };
};
