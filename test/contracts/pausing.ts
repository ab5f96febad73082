import { expect } from 'vitest';
import type { Database, Queries } from '#adapters/postgres/database/database.ts';

/** A database where something else is done before the statement that holds the text, once. */
export const pausing = (database: Database, before: string, meanwhile: () => Promise<unknown>): Database => {
  let isDone = false;
  const paused = (queries: Queries): Queries => ({
    async query(text, values) {
      if (!isDone && text.includes(before)) {
        isDone = true;
        await meanwhile();
      }
      return queries.query(text, values);
    },
  });
  return { ...database, ...paused(database), transaction: (work) => database.transaction((tx) => work(paused(tx))) };
};

/** Answers once somebody waits for a lock; on the embedded database, of one connection, everybody waits already. */
export const untilOneWaits = async (database: Database): Promise<void> => {
  if (database.kind === 'embedded') return;
  const waiting = `select count(*)::int as n from pg_stat_activity
                    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await database.query<{ n: number }>(waiting))[0]?.n ?? 0).toBeGreaterThan(0);
};
