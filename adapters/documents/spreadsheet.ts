import { type FileHandle, open } from 'node:fs/promises';
import { headingSearchRows } from '#core/imports/recognise.ts';
import type {
  IsReadableSheet,
  OpenOptions,
  OpenSpreadsheet,
  SpreadsheetFailure,
  SpreadsheetReader,
  SpreadsheetRow,
} from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { csvRows } from './csv-rows.ts';
import { fileKind } from './file-kind.ts';
import { filledSheets } from './filled-sheets.ts';
import { defaultLimits, type SpreadsheetLimits } from './spreadsheet-limits.ts';
import { encodingOf } from './text-encoding.ts';
import { type WorkbookSheet, xlsxPackage } from './xlsx-package.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { zipDirectory } from './zip-directory.ts';
import { PartMismatch } from './zip-part.ts';

type Opened = Result<OpenSpreadsheet, SpreadsheetFailure>;
const sampleSize = 2 ** 16;

async function openCsv(path: string, start: Buffer, size: number, limits: SpreadsheetLimits): Promise<Opened> {
  const encoding = await encodingOf(path, start);
  if (encoding.err) return encoding;
  const sample = new TextDecoder(encoding.val).decode(start);
  if (sample.trim() === '') return Err({ code: 'empty-file' });
  return Ok({
    format: 'csv',
    sheets: [],
    sheet: '',
    others: [],
    size,
    batches: csvRows(path, encoding.val, sample, limits),
  });
}

/** By its name, or by its number. */
const wantedSheet = (sheets: readonly WorkbookSheet[], wanted: string | number): WorkbookSheet | undefined =>
  sheets.find(({ name }) => name.trim() === String(wanted).trim()) ??
  (/^\d+$/.test(String(wanted)) ? sheets[Number(wanted) - 1] : undefined);

/** Worksheets whose first rows are looked at: each costs the texts that all of them share. */
const maxJudged = 12;

/** The first worksheet whose first rows are those that are looked for; undefined where none of them has such. */
const readableSheet = async (
  sheets: readonly WorkbookSheet[],
  isReadable: IsReadableSheet,
  rowsOf: (sheet: WorkbookSheet) => OpenSpreadsheet['batches'],
): Promise<WorkbookSheet | undefined> => {
  for (const sheet of sheets.slice(0, maxJudged)) {
    const head: SpreadsheetRow[] = [];
    for await (const batch of rowsOf(sheet)) {
      if (batch.ok) head.push(...batch.val);
      if (!batch.ok || head.length >= headingSearchRows) break;
    }
    if (isReadable(head.slice(0, headingSearchRows).map(({ cells }) => cells))) return sheet;
  }
  return undefined;
};

async function openXlsx(
  path: string,
  file: FileHandle,
  size: number,
  { sheet: wanted, isReadable }: OpenOptions,
  limits: SpreadsheetLimits,
): Promise<Opened> {
  const directory = await zipDirectory(file, size, limits);
  if (directory.err) return directory;
  const workbook = await xlsxPackage(path, file, directory.val, limits);
  if (workbook.err) return workbook;
  const all = workbook.val.sheets;
  const sheets = all.map(({ name }) => name);
  const filled = all.length > 1 ? await filledSheets(path, file, all) : all;
  const rowsOf = ({ part }: WorkbookSheet) => xlsxRows(path, workbook.val, part, limits);
  const seen = filled.filter(({ isHidden }) => !isHidden);
  /** Where nobody says which: a hidden one only where nothing else has anything. */
  const unaskedSheet = async (): Promise<WorkbookSheet | undefined> => {
    const readable = seen.length > 1 && isReadable ? await readableSheet(seen, isReadable, rowsOf) : undefined;
    return readable ?? seen[0] ?? filled[0] ?? all[0];
  };
  const sheet = wanted === undefined ? await unaskedSheet() : wantedSheet(all, wanted);
  if (sheet === undefined) return Err({ code: 'sheet-not-found', wanted: String(wanted), sheets });
  const others = seen.filter((each) => each !== sheet).map(({ name }) => name);
  return Ok({ format: 'xlsx', sheets, sheet: sheet.name, others, size, batches: rowsOf(sheet) });
}

async function openFile(
  path: string,
  file: FileHandle,
  options: OpenOptions,
  limits: SpreadsheetLimits,
): Promise<Opened> {
  const about = await file.stat();
  if (!about.isFile()) return Err({ code: 'not-a-spreadsheet' });
  if (about.size === 0) return Err({ code: 'empty-file' });
  const buffer = Buffer.alloc(Math.min(about.size, sampleSize));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  const start = buffer.subarray(0, bytesRead);
  const kind = fileKind(start);
  if (kind !== 'zip' && kind !== 'text') return Err({ code: kind });
  const limit = kind === 'zip' ? limits.packedSize : limits.unpackedSize;
  if (about.size > limit) return Err({ code: 'too-large', what: 'file', limit });
  if (kind === 'text') return openCsv(path, start, about.size, limits);
  try {
    return await openXlsx(path, file, about.size, options, limits);
  } catch (error) {
    if (error instanceof PartMismatch) return Err({ code: 'damaged-file', detail: error.message });
    throw error;
  }
}

/**
 * Reads CSV (and its cousins with semicolon, tab or bar) and XLSX, row after row, without holding the file in memory.
 */
export function spreadsheetReader(limits: Partial<SpreadsheetLimits> = {}): SpreadsheetReader {
  return {
    async open(path, options = {}) {
      const file = await open(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EACCES') return undefined;
        throw error;
      });
      if (file === undefined) return Err({ code: 'file-not-found', path });
      try {
        return await openFile(path, file, options, { ...defaultLimits, ...limits });
      } finally {
        await file.close();
      }
    },
  };
}
