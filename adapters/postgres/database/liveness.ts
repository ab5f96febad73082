import pg from 'pg';
import type { ReportFailure } from '#core/shared/failure-report.ts';

/** In milliseconds; making the connection and asking on it together. */
const connectWithinMs = 1500;
const answerWithinMs = 1500;

/**
 * Whether a PostgreSQL is there. Asked on a connection of its own: a pool whose connections are all at work says
 * nothing of it.
 */
export const createLiveness = (url: string, report: ReportFailure) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
  });
  pool.on('error', (error) => report('database-pool', error));
  return {
    async isAlive(): Promise<boolean> {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    close: () => pool.end(),
  };
};
