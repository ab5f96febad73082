import { Worker } from 'node:worker_threads';
import type { UploadShelf } from '#core/catalogue/import/draft-source.port.ts';
import type { OrderSheet } from '#core/quick-order/order-sheet.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { FromOrderSheet, OrderSheetTask } from './order-sheet-messages.ts';

/** Orders in spreadsheets, kept only while they are read, in a worker thread. */
export const createOrderSheet = (workerFile: URL, shelf: UploadShelf, newId: () => string): OrderSheet => ({
  async rows(content, most) {
    const id = newId();
    const kept = await shelf.keep(id, content);
    if (!kept.ok) return kept;
    try {
      const read = await answerOf(workerFile, { path: kept.val, mostRows: most });
      return read.kind === 'rows' ? Ok(read.rows) : Err(read.failure);
    } finally {
      await shelf.drop(id);
    }
  },
});

const answerOf = (workerFile: URL, task: OrderSheetTask): Promise<FromOrderSheet> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('an order reader ended without an answer')));
  });
