/** The thread that reads an order out of a spreadsheet. */

import { parentPort, workerData } from 'node:worker_threads';
import type { SheetRow } from '#core/quick-order/read-order.ts';
import type { FromOrderSheet, OrderSheetTask } from './order-sheet-messages.ts';
import { spreadsheetReader } from './spreadsheet.ts';

/** Reads an order's spreadsheet in a thread of its own: it is small, so all of its rows are one answer. */
const port = parentPort;
if (port === null) throw new Error('order-sheet.worker runs as a worker thread');

const { path, maxRows } = workerData as OrderSheetTask;
const limits = { packedSize: 2 ** 23, unpackedSize: 2 ** 26, heldSize: 2 ** 24, rows: maxRows, columns: 100 };

const read = async (): Promise<FromOrderSheet> => {
  const file = await spreadsheetReader(limits).open(path);
  if (!file.ok) return { kind: 'failed', failure: file.val };
  const rows: SheetRow[] = [];
  for await (const batch of file.val.batches) {
    if (!batch.ok) return { kind: 'failed', failure: batch.val };
    rows.push(...batch.val.map(({ line, cells }) => ({ line, cells })));
  }
  return { kind: 'rows', rows };
};

void read()
  .then((answer) => port.postMessage(answer))
  .finally(() => port.close());
