import { folded } from '#core/shared/folded.ts';
import type { Failure } from '#core/shared/result.ts';

/** A line of a text with more filled cells than there are headings: a mark that separates stands inside one of them. */
export type TooManyCells = Failure<'too-many-cells'> & { readonly cells: number; readonly headings: number };

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
  if (headings.length === 0 || cells.length <= headings.length) return null;
  const isFilled = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  return isFilled ? { code: 'too-many-cells', cells: cells.length, headings: headings.length } : null;
};
