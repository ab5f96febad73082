/** The thread that reads the drafts of an import out of its file. */

import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import type { Field } from '#core/catalogue/import/rows/fields.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { Mapping } from '#core/imports/mapping.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { isReadableSheet } from '#core/imports/readable-sheet.ts';
import type { SheetRow } from '#core/imports/sheet-lines.ts';
import { previewOf, type SheetPreview } from '#core/imports/sheet-preview.ts';
import type { OpenSpreadsheet, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { DraftReaderTask, FromDraftReader, ToDraftReader } from './draft-reader-messages.ts';
import { spreadsheetReader } from './spreadsheet.ts';

/** Reads, recognises and validates a spreadsheet in a thread of its own; each batch waits until it is asked for. */
const port = parentPort;
if (port === null) throw new Error('draft-reader.worker runs as a worker thread');

const { kind, path, options, lines } = workerData as DraftReaderTask;
const say = (message: FromDraftReader): void => port.postMessage(message);

/** The rows of the batch that was sent last. */
let lastRows: readonly SpreadsheetRow[] = [];
let asked = 0;
let wake: () => void = () => undefined;
port.on('message', (message: ToDraftReader) => {
  if (message.kind === 'rowsOf') return sayRows(message.lines);
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

/** A price list that the mapping names for every row goes before the proposed one. */
const listOf = ({ constants }: Mapping<Field>): string | null =>
  options.priceList ?? (constants.has('priceList') ? null : (options.proposedPriceList ?? null));

const withPriceList = (mapping: Mapping<Field>): Mapping<Field> => {
  const priceList = listOf(mapping);
  return priceList === null || mapping.columns.has('priceList')
    ? mapping
    : { ...mapping, constants: new Map([...mapping.constants, ['priceList', priceList]]) };
};

const sheetOf = (mapping: Mapping<Field>): { sheet?: string | number } => {
  if (options.sheet !== null) return { sheet: /^\d{1,4}$/.test(options.sheet) ? Number(options.sheet) : options.sheet };
  return mapping.sheet === undefined ? {} : { sheet: mapping.sheet };
};

let decimalMark = ',';

/** Numbers are written with the mark that the same mapping reads as the decimal one: they come back as they are. */
const asTexts = ({ line, cells, numeric }: SpreadsheetRow): SheetRow => ({
  line,
  cells: cells.map((cell, at) => (numeric?.includes(at) === true ? cell.replace('.', decimalMark) : cell)),
});

const sayRows = (lines: readonly number[]): void => {
  const wanted = new Set(lines);
  say({ kind: 'rows', rows: lastRows.filter(({ line }) => wanted.has(line)).map(asTexts) });
};

/** The raw lines of the file, read from its beginning. */
const sayLines = async (batches: OpenSpreadsheet['batches'], wanted: readonly number[]): Promise<void> => {
  const left = new Set(wanted);
  const rows: SheetRow[] = [];
  for await (const batch of batches) {
    if (!batch.ok) return say({ kind: 'failed', failure: batch.val, preview: null });
    for (const row of batch.val) if (left.delete(row.line)) rows.push(asTexts(row));
    if (left.size === 0) break;
  }
  say({ kind: 'rows', rows });
};

let preview: SheetPreview | null = null;

const read = async (): Promise<void> => {
  const parsed = options.mapping === null ? null : parseMapping(options.mapping, columnSets[kind]);
  const mapping = withPriceList(parsed?.ok === true ? parsed.val : emptyMapping);
  if (mapping.decimal === 'point') decimalMark = '.';
  if (parsed?.ok === false) return say({ kind: 'failed', failure: parsed.val, preview });
  const file = await spreadsheetReader().open(path, {
    ...sheetOf(mapping),
    isReadable: (firstRows) => isReadableSheet(columnSets[kind], mapping, firstRows),
  });
  if (!file.ok) return say({ kind: 'failed', failure: file.val, preview });
  const { batches, ...opened } = file.val;
  if (lines !== null) return sayLines(batches, lines);
  const reading = await readDrafts(kind, mapping, batches, {
    onHead: (head) => {
      preview = previewOf(columnSets[kind], mapping, opened, head);
    },
    format: opened.format,
    today: dateInBuenosAires(systemClock.now()),
  });
  if (!reading.ok) return say({ kind: 'failed', failure: reading.val, preview });
  say({ kind: 'layout', layout: reading.val.layout, preview });
  for await (const batch of reading.val.batches) {
    await untilAsked();
    if (!batch.ok) return say({ kind: 'failed', failure: batch.val, preview: null });
    const { rows, ...batchWithoutRows } = batch.val;
    lastRows = rows;
    say({ kind: 'batch', batch: batchWithoutRows });
  }
  await untilAsked();
  say({ kind: 'end' });
};

void read().finally(() => port.close());
