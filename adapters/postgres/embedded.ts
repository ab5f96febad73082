import pg from 'pg';
import { preparePrivateDirectory } from '#adapters/files/private-directory.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Database } from './database.ts';
import { type DirectoryTaken, lockDirectory } from './directory-lock.ts';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { closeThread, startThread, type ThreadFailure, waitFor } from './embedded-thread.ts';
import { columnTypes, pooledDatabase } from './pooled.ts';
import { singleProcessLocks } from './process-lock.ts';

export type EmbeddedFailure = DirectoryTaken | ThreadFailure;

/**
 * Opens (or creates) the embedded database of a data directory. A second process on the same directory would destroy rows without a
 * word, so the directory is locked first.
 */
export const openEmbedded = async (
  dataDir: string,
  workerFile: URL,
  report: ReportFailure = () => undefined,
): Promise<Result<Database, EmbeddedFailure>> => {
  const prepared = preparePrivateDirectory(dataDir);
  if (!prepared.ok) return prepared;
  const lock = await lockDirectory(dataDir);
  if (!lock.ok) return lock;

  const started = await startThread(dataDir, workerFile);
  if (!started.ok) {
    await lock.val.release();
    return started;
  }
  const worker = started.val;
  const ears = new Map<string, ((payload: string) => void)[]>();
  worker.setMaxListeners(50);
  worker.on('message', (message: FromEmbedded) => {
    if (message.kind === 'notice') for (const hear of ears.get(message.channel) ?? []) hear(message.payload);
  });
  // Without its thread every call would wait for ever: better to end, and be started anew.
  let isClosing = false;
  worker.on('exit', () => {
    if (!isClosing) throw new Error('the thread of the embedded database ended');
  });
  const tell = (message: ToEmbedded): void => worker.postMessage(message);

  // One backend, one connection: the pool is its queue.
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // The pool drops its client after a failed statement, but behind the next one is the same backend with all it remembers.
    onConnect: (client) => client.query('rollback; deallocate all').then(() => undefined),
    stream: () => new EmbeddedStream(worker) as never,
  });
  pool.on('error', (error) => report('database-pool', error));

  return Ok(
    pooledDatabase(pool, {
      kind: 'embedded',
      tryLock: singleProcessLocks().tryLock,
      async listen(channel, hear) {
        const others = ears.get(channel) ?? [];
        ears.set(channel, [...others, hear]);
        if (others.length > 0) return;
        const listening = waitFor(worker, (message) => message.kind === 'listening' && message.channel === channel);
        tell({ kind: 'listen', channel });
        await listening;
      },
      async close() {
        isClosing = true;
        await pool.end();
        await closeThread(worker);
        await lock.val.release();
      },
    }),
  );
};
