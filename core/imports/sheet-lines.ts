import { folded } from '#core/shared/folded.ts';
import type { Failure } from '#core/shared/result.ts';
import { ownColumnsOf } from './rejected-headings.ts';

/** A row of the sheet as it stands there: texts, numbers as the mapping reads them. */
export interface SheetRow {
  /** 1-based: the line of a CSV, the row number of a worksheet. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line of a text with more filled cells than there are headings: a mark that separates stands inside one of them. */
export type TooManyCells = Failure<'too-many-cells'> & { readonly cells: number; readonly headings: number };

/** A row of a workbook with something to the right of the last heading, which is no column's. */
export type CellsBeyondHeadings = Failure<'cells-beyond-headings'> & {
  readonly cells: number;
  readonly headings: number;
};

type Cells = readonly string[];

/** Whether a row is the heading once more, as sheets of several pages have it; `places` are the columns that count. */
export const createHeadingAgain = (headings: Cells, places: readonly number[]): ((cells: Cells) => boolean) => {
  const expected = places
    .map((at) => [at, folded(headings[at] ?? '')] as const)
    .filter(([at]) => (headings[at] ?? '').trim() !== '');
  return (cells) => expected.length > 1 && expected.every(([at, heading]) => folded(cells[at] ?? '') === heading);
};

/** Why the cells of a line of text cannot be told apart; in a workbook each cell has its column. */
export const surplusOf = (cells: Cells, headings: Cells, isText: boolean): TooManyCells | null => {
  const facts = againBeyond(cells, headings) ?? (isText ? beyond(cells, headings.length) : null);
  return facts === null ? null : { code: 'too-many-cells', ...facts };
};

/** What stands beyond the headings of a sheet whose every column has to be one of them, or of `places`. */
export const beyondHeadings = (
  cells: Cells,
  headings: Cells,
  places: readonly number[],
  isText: boolean,
): TooManyCells | CellsBeyondHeadings | null => {
  if (isText) return surplusOf(cells, headings, isText);
  const width = Math.max(headings.length, ...places.map((at) => at + 1));
  const facts = headings.length === 0 ? null : (againBeyond(cells, headings) ?? beyond(cells, width));
  return facts === null ? null : { code: 'cells-beyond-headings', ...facts };
};

/**
 * In a file of rejected rows such cells come after its own two columns: uploaded again as it is, the row is rejected
 * again.
 */
const againBeyond = (cells: Cells, headings: Cells): ReturnType<typeof beyond> => {
  const own = ownColumnsOf(headings);
  if (own === null) return null;
  const extra = cells.slice(own + 2).filter((cell) => cell.trim() !== '');
  return extra.length === 0 ? null : { cells: own + extra.length, headings: own };
};

const beyond = (cells: Cells, width: number): { readonly cells: number; readonly headings: number } | null => {
  if (width === 0 || cells.length <= width) return null;
  return cells.slice(width).some((cell) => cell.trim() !== '') ? { cells: cells.length, headings: width } : null;
};
