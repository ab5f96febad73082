import pg from 'pg';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { ProcessLock } from './database.ts';

/** Locks of processes on a PostgreSQL: each an advisory lock on a connection of its own, which is freed with it, however the process ends. */
export const postgresqlLocks = (url: string, report: ReportFailure) => {
  const held = new Set<ProcessLock>();
  return {
    async tryLock(name: string): Promise<ProcessLock | null> {
      const client = new pg.Client({ connectionString: url, keepAlive: true });
      // Without its connection the lock is free: whoever takes it over is told apart by the token of what it guards.
      client.on('error', (error) => report('database-pool', error));
      await client.connect();
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
        [name],
      );
      if (rows[0]?.locked !== true) {
        await client.end();
        return null;
      }
      const lock: ProcessLock = {
        async release() {
          if (!held.delete(lock)) return;
          // Freed before the answer: the server notices a closed connection only a moment later.
          await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
          await client.end().catch(() => undefined);
        },
      };
      held.add(lock);
      return lock;
    },
    async close(): Promise<void> {
      await Promise.all([...held].map((lock) => lock.release()));
    },
  };
};

/** The same where there is one process: its directory is locked already. */
export const singleProcessLocks = () => {
  const held = new Set<string>();
  return {
    async tryLock(name: string): Promise<ProcessLock | null> {
      if (held.has(name)) return null;
      held.add(name);
      let isHeld = true;
      return {
        async release() {
          if (isHeld) held.delete(name);
          isHeld = false;
        },
      };
    },
  };
};
