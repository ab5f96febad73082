import { getOrCreate } from '#core/shared/get-or-create.ts';
import { commaIn, pointIn } from '#core/shared/written-number.ts';

/** A sheet of whose numbers one may be two, by what another one says: nobody knows which number that is. */
export interface DecimalMarkUnclear {
  readonly code: 'decimal-mark-unclear';
  /** '1,234', with its line, 1-based. */
  readonly unclear: string;
  readonly line: number;
  /** The one that is clear: '12,345.50', or of the same column '950.50'. */
  readonly grouped: string;
}

interface Unclear {
  readonly text: string;
  readonly line: number;
}

interface Column {
  /** The first that may be two numbers. */
  unclear: Unclear | null;
  /** The first whose point is decimal. */
  decimal: string | null;
}

/**
 * Collects the numbers of a sheet that is read without its decimal mark being given, and tells where a person has to
 * give it (docs/rules/imports.md 9).
 */
export const collectDecimalMarks = () => {
  let unclear: Unclear | null = null;
  let grouped: string | null = null;
  const columns = new Map<number, Column>();
  const contradicted = (): DecimalMarkUnclear | null => {
    for (const column of columns.values())
      if (column.unclear !== null && column.decimal !== null) return problemOf(column.unclear, column.decimal);
    return null;
  };
  return {
    /** `text` is a cell of a column of numbers that the file holds as text. */
    note(text: string, line: number, at: number): void {
      const comma = commaIn(text);
      if (comma === 'unclear') unclear ??= { text: text.trim(), line };
      if (comma === 'groups') grouped ??= text.trim();
      const point = pointIn(text);
      if (comma !== 'unclear' && point === null) return;
      const column = getOrCreate(columns, at, (): Column => ({ unclear: null, decimal: null }));
      if (point === 'decimal') column.decimal ??= text.trim();
      else column.unclear ??= { text: text.trim(), line };
    },
    problem: (): DecimalMarkUnclear | null =>
      unclear === null || grouped === null ? contradicted() : problemOf(unclear, grouped),
  };
};

const problemOf = ({ text, line }: Unclear, grouped: string): DecimalMarkUnclear => ({
  code: 'decimal-mark-unclear',
  ...{ unclear: text, line, grouped },
});
