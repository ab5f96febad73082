import pg from 'pg';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { ProcessLock } from './database.ts';
import { DatabaseAway, isAway } from './database-away.ts';

/** In milliseconds; making the connection, and each answer on it. */
const connectWithinMs = 5000;
const answerWithinMs = 5000;

/**
 * The database frees the lock within a minute of the process's machine going away, not within the two hours of most
 * systems.
 */
const lockSql = `
  select pg_try_advisory_lock(hashtextextended($1, 0)) as locked,
         set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
         set_config('tcp_keepalives_count', '3', false)`;

/**
 * Locks of processes on a PostgreSQL: each an advisory lock on a connection of its own, which is freed with it, however
 * the process ends.
 */
export const postgresqlLocks = (url: string, report: ReportFailure) => {
  const held = new Set<ProcessLock>();
  return {
    async tryLock(name: string): Promise<ProcessLock | null> {
      const client = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: connectWithinMs,
        query_timeout: answerWithinMs,
      });
      // Without its connection the lock is free; the token in the guarded row tells the next holder from this one.
      client.on('error', (error) => report('database-pool', error));
      const leave = (): Promise<void> => client.end().catch(() => undefined);
      const isLocked = await lockOn(client, name).catch((error: unknown) => {
        // Not waited for: a database that froze would not let go either.
        void leave();
        throw isAway(error) ? new DatabaseAway(error) : error;
      });
      if (!isLocked) {
        await leave();
        return null;
      }
      const lock: ProcessLock = {
        async release() {
          if (!held.delete(lock)) return;
          // Freed before the answer: the server notices a closed connection only a moment later.
          await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
          await leave();
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

const lockOn = async (client: pg.Client, name: string): Promise<boolean> => {
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(lockSql, [name]);
  return rows[0]?.locked === true;
};

/** Locks where there is one process only: its directory is locked already. */
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
