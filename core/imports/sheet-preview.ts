import type { ColumnSet } from './column-set.ts';
import type { Mapping } from './mapping.ts';
import { headingRow, headingSearchRows } from './recognise.ts';
import type { SpreadsheetRow } from './spreadsheet.port.ts';

/** A sheet's first rows, cut to what a person needs to say which column is what. */
export interface SheetPreview {
  /** Names of all worksheets, empty for a CSV. */
  readonly sheets: readonly string[];
  /** The worksheet that is read, empty for a CSV. */
  readonly sheet: string;
  /** Names of the other worksheets that a person sees and that have something in them. */
  readonly others: readonly string[];
  /** The place in `rows` of the heading, as far as it can be found; null where the mapping says that there is none. */
  readonly headingRow: number | null;
  readonly rows: readonly (readonly string[])[];
}

/** The worksheet that was read of a workbook with several; '' where there is nothing to tell apart. */
export const worksheetRead = ({ sheets, sheet }: Pick<SheetPreview, 'sheets' | 'sheet'>): string =>
  sheets.length > 1 ? sheet : '';

/** Rows, columns and characters of a cell that a preview holds at most; a screen has room for no more. */
export const maxPreviewRows = headingSearchRows + 5;
export const maxPreviewColumns = 60;
export const maxPreviewCell = 80;

/**
 * The first row with the most filled cells: where a heading stands that nobody knows. Where few rows have one cell more
 * than the others, they have a cell too many, and the heading is the first of the others.
 */
const fullestRow = (rows: readonly (readonly string[])[]): number => {
  const filled = rows.slice(0, headingSearchRows).map((row) => row.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(...filled);
  const [fullest, nearly] = [most, most - 1].map((count) => filled.filter((each) => each === count).length);
  // A title has two or three cells at most.
  const isSurplus = most > 4 && (fullest ?? 0) < (nearly ?? 0);
  return filled.findIndex((count) => count === most || (isSurplus && count === most - 1));
};

/** A row's cells, cut to what a screen has room for. */
export const cutToPreview = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, maxPreviewColumns).map((cell) => cell.slice(0, maxPreviewCell));

export const previewOf = <Name extends string>(
  set: ColumnSet<Name>,
  mapping: Mapping<Name>,
  { sheets, sheet, others }: Pick<SheetPreview, 'sheets' | 'sheet' | 'others'>,
  head: readonly Pick<SpreadsheetRow, 'cells'>[],
): SheetPreview => {
  const rows = head.slice(0, maxPreviewRows).map(({ cells }) => cutToPreview(cells));
  const known = headingRow(set, mapping, rows);
  const guessed = known >= 0 ? known : fullestRow(rows);
  return { sheets, sheet, others, headingRow: mapping.hasHeading && rows.length > 0 ? guessed : null, rows };
};
