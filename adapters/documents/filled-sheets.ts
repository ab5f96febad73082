import type { FileHandle } from 'node:fs/promises';
import type { WorkbookSheet } from './xlsx-package.ts';
import type { ZipPart } from './zip-directory.ts';
import { PartMismatch, zipPart } from './zip-part.ts';

/** Worksheets that are looked into: nobody is asked to choose among more. */
const maxLookedInto = 50;
/** Bytes that are looked at: what begins later is a sheet of formats without values. */
const maxLookedAt = 2 ** 20;
/** A cell's value, its text or a formula that was not worked out; some programs write a prefix before each name. */
const value = /<(?:\w+:)?(?:v|is|f)[\s>]/;
/** What may be cut off by the end of a piece. */
const seam = 40;

/** Whether a worksheet has something in a cell. One that cannot be unpacked counts: it is told when it is read. */
const isFilled = async (path: string, file: FileHandle, part: ZipPart): Promise<boolean> => {
  let [seen, tail] = [0, ''];
  try {
    for await (const piece of zipPart(path, file, part)) {
      const text = tail + piece.toString('latin1');
      if (value.test(text)) return true;
      tail = text.slice(-seam);
      seen += piece.length;
      if (seen > maxLookedAt) return false;
    }
  } catch (error) {
    if (error instanceof PartMismatch) return true;
    throw error;
  }
  return false;
};

/** The worksheets of a workbook that have something in them, in its order. */
export const filledSheets = async (
  path: string,
  file: FileHandle,
  sheets: readonly WorkbookSheet[],
): Promise<readonly WorkbookSheet[]> => {
  const filled: WorkbookSheet[] = [];
  for (const sheet of sheets.slice(0, maxLookedInto)) if (await isFilled(path, file, sheet.part)) filled.push(sheet);
  return filled;
};
