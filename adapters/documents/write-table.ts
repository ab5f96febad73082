import { Worker } from 'node:worker_threads';
import type { TableRow } from './table-cells.ts';
import type { TableTask, ToTableWriter } from './table-messages.ts';
import { wordsOf } from './worker-words.ts';

/**
 * Feeds the thread that writes as it asks, a word for a word; what goes wrong on either side ends both, as an aborted
 * signal does.
 */
export const writeTable = async (
  workerFile: URL,
  task: TableTask,
  batches: AsyncIterable<readonly TableRow[]>,
  signal?: AbortSignal,
): Promise<void> => {
  const worker = new Worker(workerFile, { workerData: task });
  const word = wordsOf(worker, 'the writer of a table ended before its files did');
  const tell = (message: ToTableWriter): Promise<unknown> => {
    const answer = word();
    worker.postMessage(message);
    return answer;
  };
  try {
    await word();
    for await (const rows of batches) {
      signal?.throwIfAborted();
      if (rows.length > 0) await tell({ kind: 'rows', rows });
    }
    signal?.throwIfAborted();
    await tell({ kind: 'end' });
  } finally {
    await worker.terminate();
  }
};
