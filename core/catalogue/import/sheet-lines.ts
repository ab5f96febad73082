import { folded } from '#core/shared/folded.ts';
import type { Failure } from '#core/shared/result.ts';

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

/** Why a line of a text cannot be told apart; a workbook's cells stand where they stand, whatever is beside them. */
export const surplusOf = (cells: Cells, headings: Cells): TooManyCells | null => {
  const facts = beyond(cells, headings.length);
  return facts === null ? null : { code: 'too-many-cells', ...facts };
};

/** What stands beyond the headings of a sheet whose every column has to be one of them, or of `places`. */
export const beyondHeadings = (
  cells: Cells,
  headings: Cells,
  places: readonly number[],
  isText: boolean,
): TooManyCells | CellsBeyondHeadings | null => {
  if (isText) return surplusOf(cells, headings);
  const facts = headings.length === 0 ? null : beyond(cells, Math.max(headings.length, ...places.map((at) => at + 1)));
  return facts === null ? null : { code: 'cells-beyond-headings', ...facts };
};

const beyond = (cells: Cells, width: number): { readonly cells: number; readonly headings: number } | null => {
  if (width === 0 || cells.length <= width) return null;
  return cells.slice(width).some((cell) => cell.trim() !== '') ? { cells: cells.length, headings: width } : null;
};
