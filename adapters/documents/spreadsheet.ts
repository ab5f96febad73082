import { type FileHandle, open } from 'node:fs/promises';
import type {
  OpenOptions,
  OpenSpreadsheet,
  SpreadsheetFailure,
  SpreadsheetReader,
} from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { csvRows } from './csv-rows.ts';
import { fileKind } from './file-kind.ts';
import { defaultLimits, type SpreadsheetLimits } from './spreadsheet-limits.ts';
import { encodingOf } from './text-encoding.ts';
import { xlsxPackage } from './xlsx-package.ts';
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
  return Ok({ format: 'csv', sheets: [], sheet: '', size, batches: csvRows(path, encoding.val, sample, limits) });
}

async function openXlsx(
  path: string,
  file: FileHandle,
  size: number,
  wanted: string | number,
  limits: SpreadsheetLimits,
): Promise<Opened> {
  const directory = await zipDirectory(file, size, limits);
  if (directory.err) return directory;
  const workbook = await xlsxPackage(path, file, directory.val, limits);
  if (workbook.err) return workbook;
  const sheets = workbook.val.sheets.map(({ name }) => name);
  const named = workbook.val.sheets.find(({ name }) => name.trim() === String(wanted).trim());
  const sheet = named ?? (/^\d+$/.test(String(wanted)) ? workbook.val.sheets[Number(wanted) - 1] : undefined);
  if (sheet === undefined) return Err({ code: 'sheet-not-found', wanted: String(wanted), sheets });
  const batches = xlsxRows(path, workbook.val, sheet.part, limits);
  return Ok({ format: 'xlsx', sheets, sheet: sheet.name, size, batches });
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
    return await openXlsx(path, file, about.size, options.sheet ?? 1, limits);
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
