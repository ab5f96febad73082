import { Worker } from 'node:worker_threads';
import type { UploadStorage } from '#core/catalogue/import/rows/draft-source.port.ts';
import type { OrderSheet } from '#core/quick-order/order-sheet.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createFewAtOnce } from './few-at-once.ts';
import type { FromOrderSheet, OrderSheetTask } from './order-sheet-messages.ts';

/** Each sheet takes a thread and what its file unpacks to: a server has few threads and little memory. */
const maxAtOnce = 2;
const maxWaiting = 8;
const maxMegabytes = 256;
/** Milliseconds after which a reader loses its place, so that none holds it for ever. */
const maxReadingMs = 60_000;

/** Orders in spreadsheets, kept only while they are read, in a worker thread. */
export const createOrderSheet = (
  workerFile: URL,
  storage: UploadStorage,
  newId: () => string,
  timeoutMs = maxReadingMs,
): OrderSheet => {
  const inTurn = createFewAtOnce(maxAtOnce, maxWaiting);
  return {
    async rows(content, limit) {
      const id = newId();
      const kept = await storage.keep(id, content);
      if (!kept.ok) return kept;
      try {
        const read = await inTurn(() => answerOf(workerFile, { path: kept.val, maxRows: limit }, timeoutMs));
        if (read === null || read === 'too-slow') return Err({ code: 'readers-busy' });
        return read.kind === 'rows' ? Ok(read.rows) : Err(read.failure);
      } finally {
        await storage.drop(id);
      }
    },
  };
};

const tooMuch = { code: 'too-large', what: 'unpacked', limit: maxMegabytes * 2 ** 20 } as const;

const answerOf = (workerFile: URL, task: OrderSheetTask, timeoutMs: number): Promise<FromOrderSheet | 'too-slow'> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const timeout = setTimeout(() => {
      resolve('too-slow');
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'failed', failure: tooMuch });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timeout);
      reject(new Error('an order reader ended without an answer'));
    });
  });
