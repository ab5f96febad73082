import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsxStream } from 'hucre/xlsx';
import { priceListHeadings, priceListSheet } from '#adapters/texts/price-list.es.ts';
import {
  byteOrderMark,
  type CsvKind,
  csvHeadings,
  csvLine,
  type PriceListCells,
  workbookRow,
} from './price-list-cells.ts';
import type { FromPriceListWriter, PriceListPaths, ToPriceListWriter } from './price-list-messages.ts';

/** Writes a price list in every format at once, in a thread of its own; rows are asked for when the last ones are written. */
const port = parentPort;
if (port === null) throw new Error('price-list-writer.worker runs as a worker thread');

const paths = workerData as PriceListPaths;
const say = (message: FromPriceListWriter): void => port.postMessage(message);

const openCsv = (path: string, kind: CsvKind): { readonly kind: CsvKind; readonly stream: WriteStream } => {
  const stream = createWriteStream(path);
  stream.write(byteOrderMark + csvHeadings(priceListHeadings, kind));
  return { kind, stream };
};
const csvs = [
  openCsv(paths.comma, { delimiter: ',', decimalMark: '.' }),
  openCsv(paths.semicolon, { delimiter: ';', decimalMark: ',' }),
];

async function* asked(): AsyncGenerator<readonly PriceListCells[]> {
  for (;;) {
    const heard = once(port as NonNullable<typeof port>, 'message');
    say('next');
    const [message] = (await heard) as [ToPriceListWriter];
    if (message.kind === 'end') return;
    yield message.rows;
  }
}

/** The workbook asks for rows; the texts are written on the way. */
async function* workbookRows() {
  for await (const rows of asked()) {
    for (const { kind, stream } of csvs) {
      const isFull = !stream.write(rows.map((row) => csvLine(row, kind)).join(''));
      if (isFull) await once(stream, 'drain');
    }
    for (const row of rows) yield workbookRow(row);
  }
}

/** Texts as Excel's own texts, so that it takes no code for a number, not even once it is edited. */
const asText = '@';
const widths = [20, 18, 52, 22, 28, 16, 8, 10];
const columns = priceListHeadings.map((header, place) => ({
  header,
  width: widths[place] ?? 12,
  ...(place < 5 ? { numFmt: asText } : header === 'Precio de lista' ? { numFmt: '#,##0.00' } : {}),
}));

const write = async (): Promise<void> => {
  const workbook = writeXlsxStream(workbookRows(), { name: priceListSheet, columns, freezePane: { rows: 1 } });
  await pipeline(Readable.from(workbook), createWriteStream(paths.excel));
  await Promise.all(
    csvs.map(async ({ stream }) => {
      stream.end();
      await once(stream, 'close');
    }),
  );
  say('done');
};

void write().finally(() => port.close());
