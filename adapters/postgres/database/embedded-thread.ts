import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type DirectoryFailure, directoryFailure, makePrivate, tryWriting } from '#adapters/files/private-directory.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';

export type ThreadFailure = DirectoryFailure | { readonly code: 'database-damaged'; readonly detail: string };

/** The thread of the embedded database of a data directory, open; the database is made where there is none. */
export const startThread = async (dataDir: string, workerFile: URL): Promise<Result<Worker, ThreadFailure>> => {
  const directory = join(dataDir, 'database');
  if (!existsSync(directory)) {
    // Made aside: one that was left half made, by a kill or a full disk, is never taken for a database.
    const aside = join(dataDir, 'database.new');
    try {
      rmSync(aside, { recursive: true, force: true });
      const making = await openThread(dataDir, aside, workerFile);
      if (!making.ok) return making;
      await closeThread(making.val);
      renameSync(aside, directory);
    } catch (error) {
      const failure = directoryFailure(error, dataDir);
      if (failure === null) throw error;
      return Err(failure);
    }
  }
  return openThread(dataDir, directory, workerFile);
};

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * PostgreSQL's code for all the threads that this process opens: to compile it is most of the time that opening one
 * takes.
 */
const compiledPostgresql = (): Promise<WebAssembly.Module> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
};

const openThread = async (
  dataDir: string,
  directory: string,
  workerFile: URL,
): Promise<Result<Worker, ThreadFailure>> => {
  // The thread starts while PostgreSQL's code is compiled.
  const worker = new Worker(workerFile, { workerData: { directory } });
  const first = firstWord(worker);
  const open = async (): Promise<FromEmbedded> => {
    const message: ToEmbedded = { kind: 'open', postgresql: await compiledPostgresql() };
    worker.postMessage(message);
    return first;
  };
  const opened = await open().catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  if (opened.kind === 'failed') {
    await worker.terminate();
    return Err(whyNotOpened(dataDir, opened.message));
  }
  // The database sets the modes of its files itself and ignores the umask.
  makePrivate(directory);
  return Ok(worker);
};

export const closeThread = async (worker: Worker): Promise<void> => {
  const closed = waitFor(worker, (message) => message.kind === 'closed');
  const message: ToEmbedded = { kind: 'close' };
  worker.postMessage(message);
  await closed;
  await worker.terminate();
};

/** A piece of its log: without room for one it opens no more than a damaged one. */
const logBytes = 16 * 2 ** 20;

const whyNotOpened = (dataDir: string, detail: string): ThreadFailure => {
  try {
    tryWriting(dataDir, logBytes);
  } catch (error) {
    const failure = directoryFailure(error, dataDir);
    if (failure !== null) return failure;
  }
  return { code: 'database-damaged', detail };
};

const firstWord = (worker: Worker): Promise<FromEmbedded> =>
  new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ kind: 'failed', message: error.message }));
    worker.once('exit', (code) => resolve({ kind: 'failed', message: `exit ${code}` }));
  });

export const waitFor = (worker: Worker, isIt: (message: FromEmbedded) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const hear = (message: FromEmbedded): void => {
      if (!isIt(message)) return;
      worker.off('message', hear);
      resolve();
    };
    worker.on('message', hear);
  });
