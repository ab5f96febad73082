import { parentPort, workerData } from 'node:worker_threads';
import { emptyMapping, type Mapping } from '#core/catalogue/import/mapping.ts';
import { parseMapping } from '#core/catalogue/import/parse-mapping.ts';
import { readDrafts } from '#core/catalogue/import/read-drafts.ts';
import type { DraftReaderTask, FromDraftReader } from './draft-reader-messages.ts';
import { spreadsheetReader } from './spreadsheet.ts';

/** Reads, recognises and validates a spreadsheet in a thread of its own; each batch waits until it is asked for. */
const port = parentPort;
if (port === null) throw new Error('draft-reader.worker runs as a worker thread');

const { kind, path, options } = workerData as DraftReaderTask;
const say = (message: FromDraftReader): void => port.postMessage(message);

let asked = 0;
let wake: () => void = () => undefined;
port.on('message', () => {
  asked += 1;
  wake();
});
const untilAsked = async (): Promise<void> => {
  while (asked === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  asked -= 1;
};

const withPriceList = (mapping: Mapping): Mapping =>
  options.priceList === null || mapping.columns.has('priceList')
    ? mapping
    : { ...mapping, constants: new Map([...mapping.constants, ['priceList', options.priceList]]) };

const sheetOf = (mapping: Mapping): { sheet?: string | number } => {
  if (options.sheet !== null) return { sheet: /^\d{1,4}$/.test(options.sheet) ? Number(options.sheet) : options.sheet };
  return mapping.sheet === undefined ? {} : { sheet: mapping.sheet };
};

const read = async (): Promise<void> => {
  const parsed = options.mapping === null ? null : parseMapping(options.mapping, kind);
  if (parsed !== null && !parsed.ok) return say({ kind: 'failed', failure: parsed.val });
  const mapping = withPriceList(parsed?.val ?? emptyMapping);
  const file = await spreadsheetReader().open(path, sheetOf(mapping));
  if (!file.ok) return say({ kind: 'failed', failure: file.val });
  const reading = await readDrafts(kind, mapping, file.val.batches);
  if (!reading.ok) return say({ kind: 'failed', failure: reading.val });
  say({ kind: 'layout', layout: reading.val.layout });
  for await (const batch of reading.val.batches) {
    await untilAsked();
    if (!batch.ok) return say({ kind: 'failed', failure: batch.val });
    say({ kind: 'batch', batch: batch.val });
  }
  await untilAsked();
  say({ kind: 'end' });
};

void read().finally(() => port.close());
