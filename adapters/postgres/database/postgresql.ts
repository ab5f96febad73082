import pg from 'pg';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { Database } from './database.ts';
import { createLiveness } from './liveness.ts';
import { columnTypes, pooledDatabase } from './pooled.ts';
import { postgresqlLocks } from './process-lock.ts';

/**
 * A connection that takes longer, to be made or to become free, is an answer of its own (DatabaseAway). In
 * milliseconds.
 */
const connectWithinMs = 5000;
/** No statement of ours is long but those of a migration and of a restored backup, which have no limit. */
const statementWithinMs = 60_000;

/** A real PostgreSQL, 14 or newer, by its URL. */
export const openPostgresql = async (
  url: string,
  connections = 10,
  report: ReportFailure = () => undefined,
): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: statementWithinMs,
  });
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => report('database-pool', error));
  await pool.query('select 1');
  const listeners = new Set<NotificationListener>();
  const locks = postgresqlLocks(url, report);
  const liveness = createLiveness(url, report);
  return pooledDatabase(pool, {
    kind: 'postgresql',
    tryLock: locks.tryLock,
    isAlive: liveness.isAlive,
    async withoutTimeLimit(tx, work) {
      await tx.query('set local statement_timeout = 0');
      return work();
    },
    async listen(channel, hear) {
      const listener = new NotificationListener(url, channel, hear, report);
      listeners.add(listener);
      await listener.connect();
    },
    async close() {
      await Promise.all([locks.close(), liveness.close(), ...[...listeners].map((listener) => listener.close())]);
      await pool.end();
    },
  });
};

const retryMs = 1000;

/**
 * A connection that only listens, renewed when it breaks. Notifications missed until then are made up for by the change
 * sequence.
 */
class NotificationListener {
  private client: pg.Client | null = null;
  private closed = false;
  private readonly url: string;
  private readonly channel: string;
  private readonly hear: (payload: string) => void;
  private readonly report: ReportFailure;

  constructor(url: string, channel: string, hear: (payload: string) => void, report: ReportFailure) {
    this.url = url;
    this.channel = channel;
    this.hear = hear;
    this.report = report;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    this.client = client;
    client.on('error', (error) => this.report('database-listener', error));
    client.on('end', () => this.renew());
    client.on('notification', (notice) => this.hear(notice.payload ?? ''));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
  }

  private renew(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (!this.closed) this.connect().catch((error: unknown) => this.report('database-listener', error));
    }, retryMs).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }
}
