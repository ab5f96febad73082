/** The thread that writes tables to files. */

import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsxStream } from 'hucre/xlsx';
import { byteOrderMark, type CsvKind, csvHeadings, csvLine, type TableRow, workbookRow } from './table-cells.ts';
import type { FromTableWriter, TableTask, ToTableWriter } from './table-messages.ts';

/**
 * Writes a table in every format that was asked for at once, in a thread of its own; rows are asked for when the last
 * ones are written.
 */
const port = parentPort;
if (port === null) throw new Error('table-writer.worker runs as a worker thread');

const { sheet, columns, paths } = workerData as TableTask;
const say = (message: FromTableWriter): void => port.postMessage(message);

interface OpenCsv {
  readonly csv: CsvKind;
  readonly stream: WriteStream;
}

const openCsv = (path: string | undefined, csv: CsvKind): readonly OpenCsv[] => {
  if (path === undefined) return [];
  const stream = createWriteStream(path, { mode: 0o600 });
  stream.write(byteOrderMark + csvHeadings(columns, csv));
  return [{ csv, stream }];
};
const csvs = [
  ...openCsv(paths.comma, { delimiter: ',', decimalMark: '.' }),
  ...openCsv(paths.semicolon, { delimiter: ';', decimalMark: ',' }),
];

async function* asked(): AsyncGenerator<readonly TableRow[]> {
  for (;;) {
    const nextMessage = once(port as NonNullable<typeof port>, 'message');
    say('next');
    const [message] = (await nextMessage) as [ToTableWriter];
    if (message.kind === 'end') return;
    yield message.rows;
  }
}

/** The workbook asks for rows; the texts are written on the way. */
async function* workbookRows() {
  for await (const rows of asked()) {
    for (const { csv, stream } of csvs) {
      const isFull = !stream.write(rows.map((row) => csvLine(row, columns, csv)).join(''));
      if (isFull) await once(stream, 'drain');
    }
    for (const row of rows) yield workbookRow(row, columns);
  }
}

/** Texts as Excel's own texts, so that it takes no code for a number, not even once it is edited. */
const formats = { text: { numFmt: '@' }, amount: { numFmt: '#,##0.00' }, number: {} } as const;

const writeWorkbook = async (path: string): Promise<void> => {
  const heads = columns.map(({ heading: header, width, kind }) => ({ header, width, ...formats[kind] }));
  const workbook = writeXlsxStream(workbookRows(), { name: sheet, columns: heads, freezePane: { rows: 1 } });
  await pipeline(Readable.from(workbook), createWriteStream(path, { mode: 0o600 }));
};

const write = async (): Promise<void> => {
  if (paths.excel !== undefined) await writeWorkbook(paths.excel);
  else {
    const rows = workbookRows();
    while (!(await rows.next()).done);
  }
  await Promise.all(
    csvs.map(async ({ stream }) => {
      stream.end();
      await once(stream, 'close');
    }),
  );
  say('done');
};

void write().finally(() => port.close());
