import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database } from './database.ts';
import { type DirectoryTaken, lockDirectory } from './directory-lock.ts';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { columnTypes, pooledDatabase } from './pooled.ts';
import { singleProcessLocks } from './process-lock.ts';

export type EmbeddedFailure = DirectoryTaken | { readonly code: 'database-damaged'; readonly detail: string };

/**
 * Opens (or creates) the embedded database of a data directory. A second process on the same directory would destroy rows without a
 * word, so the directory is locked first.
 */
export const openEmbedded = async (dataDir: string, workerFile: URL): Promise<Result<Database, EmbeddedFailure>> => {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  if (!lock.ok) return lock;

  const worker = new Worker(workerFile, { workerData: { directory: join(dataDir, 'database') } });
  const ears = new Map<string, ((payload: string) => void)[]>();
  worker.setMaxListeners(50);
  const opened = await firstWord(worker);
  if (opened.kind === 'failed') {
    await worker.terminate();
    await lock.val.release();
    return Err({ code: 'database-damaged', detail: opened.message });
  }
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
  pool.on('error', () => undefined);

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
        const closed = waitFor(worker, (message) => message.kind === 'closed');
        tell({ kind: 'close' });
        await closed;
        await worker.terminate();
        await lock.val.release();
      },
    }),
  );
};

const firstWord = (worker: Worker): Promise<FromEmbedded> =>
  new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ kind: 'failed', message: error.message }));
  });

const waitFor = (worker: Worker, isIt: (message: FromEmbedded) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const hear = (message: FromEmbedded): void => {
      if (!isIt(message)) return;
      worker.off('message', hear);
      resolve();
    };
    worker.on('message', hear);
  });
