import pg from 'pg';
import { preparePrivateDirectory } from '#adapters/files/private-directory.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Database } from './database.ts';
import { type DirectoryTaken, lockDirectory } from './directory-lock.ts';
import { openBackend } from './embedded-backend.ts';
import type { ThreadFailure } from './embedded-thread.ts';
import { columnTypes, pooledDatabase } from './pooled.ts';
import { singleProcessLocks } from './process-lock.ts';

export type EmbeddedFailure = DirectoryTaken | ThreadFailure;

/**
 * A statement that takes longer ends with its thread, and another thread is opened: nothing else could stop it. In
 * milliseconds. Statements of a migration and of a restored backup have no limit.
 */
const statementWithinMs = 120_000;

/** How long without an answer the database counts as away. In milliseconds. */
const aliveWithinMs = 3000;

/**
 * Opens (or creates) the embedded database of a data directory. A second process on the same directory would destroy
 * rows silently, so the directory is locked first.
 */
export const openEmbedded = async (
  dataDir: string,
  workerFile: URL,
  report: ReportFailure = () => undefined,
  statementMs = statementWithinMs,
): Promise<Result<Database, EmbeddedFailure>> => {
  const prepared = preparePrivateDirectory(dataDir);
  if (!prepared.ok) return prepared;
  const lock = await lockDirectory(dataDir);
  if (!lock.ok) return lock;

  const opened = await openBackend(dataDir, workerFile, { report, statementMs });
  if (!opened.ok) {
    await lock.val.release();
    return opened;
  }
  const backend = opened.val;

  // The embedded database has one backend, so the pool has one connection and queues what waits for it.
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // The pool drops its client after a failed statement, but behind the next one is the same backend with all it
    // remembers.
    onConnect: (client) => client.query('rollback; deallocate all').then(() => undefined),
    stream: () => backend.connect() as never,
  });
  pool.on('error', (error) => report('database-pool', error));

  return Ok(
    pooledDatabase(pool, {
      kind: 'embedded',
      tryLock: singleProcessLocks().tryLock,
      // A statement that takes so long holds up everybody: there is one backend.
      isAlive: async () => backend.waitedMs() < aliveWithinMs,
      withoutTimeLimit: (_, work) => backend.withoutTimeLimit(work),
      listen: (channel, hear) => backend.listen(channel, hear),
      async close() {
        await backend.close(() => pool.end());
        await lock.val.release();
      },
    }),
  );
};
