import type { Worker } from 'node:worker_threads';
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
import { createStatementWatch } from './statement-watch.ts';

export type EmbeddedFailure = DirectoryTaken | ThreadFailure;

/** A statement that takes longer ends with its thread, which is opened anew: nothing else could stop it. In milliseconds. */
const statementWithinMs = 120_000;

/**
 * Opens (or creates) the embedded database of a data directory. A second process on the same directory would destroy rows without a
 * word, so the directory is locked first.
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

  const started = await startThread(dataDir, workerFile);
  if (!started.ok) {
    await lock.val.release();
    return started;
  }
  let worker = started.val;
  const ears = new Map<string, ((payload: string) => void)[]>();
  const watch = createStatementWatch();
  const streams = new Set<EmbeddedStream>();
  let mayExit = false;
  const follow = (thread: Worker): void => {
    thread.setMaxListeners(50);
    thread.on('message', (message: FromEmbedded) => {
      if (message.kind === 'notice') for (const hear of ears.get(message.channel) ?? []) hear(message.payload);
    });
    // Without its thread every call would wait for ever: better to end, and be started anew.
    thread.on('exit', () => {
      if (!mayExit && thread === worker) throw new Error('the thread of the embedded database ended');
    });
  };
  follow(worker);
  const listenOn = async (channel: string): Promise<void> => {
    const listening = waitFor(worker, (message) => message.kind === 'listening' && message.channel === channel);
    const message: ToEmbedded = { kind: 'listen', channel };
    worker.postMessage(message);
    await listening;
  };

  const endStatement = async (): Promise<void> => {
    const error = new Error('Connection terminated: a statement took too long');
    report('database-pool', error);
    const stuck = worker;
    watch.forget();
    const closed = new Promise((resolve) => stuck.once('exit', resolve));
    mayExit = true;
    await stuck.terminate();
    await closed;
    const again = await startThread(dataDir, workerFile);
    mayExit = false;
    if (!again.ok) throw new Error(`the embedded database does not open again: ${again.val.code}`);
    worker = again.val;
    follow(worker);
    for (const channel of ears.keys()) await listenOn(channel);
    // Only now: who waits behind it asks at once.
    for (const stream of [...streams]) stream.destroy(error);
  };
  let ending: Promise<void> | null = null;
  const timer = setInterval(
    () => {
      if (mayExit || watch.waited() <= statementMs) return;
      ending ??= endStatement().finally(() => {
        ending = null;
      });
    },
    Math.min(1000, statementMs / 2),
  );
  timer.unref();
  const openStream = (): EmbeddedStream => {
    const stream = new EmbeddedStream(worker, watch);
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    return stream;
  };

  // One backend, one connection: the pool is its queue.
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // The pool drops its client after a failed statement, but behind the next one is the same backend with all it remembers.
    onConnect: (client) => client.query('rollback; deallocate all').then(() => undefined),
    stream: () => openStream() as never,
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
        await listenOn(channel);
      },
      async close() {
        await ending;
        clearInterval(timer);
        mayExit = true;
        await pool.end();
        await closeThread(worker);
        await lock.val.release();
      },
    }),
  );
};
