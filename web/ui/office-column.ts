import type { ReactNode } from 'react';
import { withFormulaMark } from '#core/shared/formula-mark.ts';
import { inNaturalOrderAlike } from '#core/shared/natural-order.ts';
import type { ListColumn } from './list-column.ts';

/** Something that rows are sorted by. Null comes last either way. */
type SortValue = string | number | null;

export interface OfficeColumn<Row> extends ListColumn {
  /** The text in a file, and on the screen where there is no `cell`. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Left out where the rows are one page of many: only the server could sort those. */
  readonly sort?: (row: Row) => SortValue;
  /** Cut where it is long; whole in the title. */
  readonly isCut?: boolean;
}

export interface Sorting {
  readonly id: string;
  readonly order: 1 | -1;
}

const compare = (one: SortValue, other: SortValue): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : inNaturalOrderAlike(String(one), String(other));

/** Sorts rows in the chosen order; equal rows stay as they came. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly OfficeColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] => {
  const value = columns.find(({ id }) => id === sorting?.id)?.sort;
  if (sorting === null || value === undefined) return rows;
  return rows
    .map((row) => ({ row, by: value(row) }))
    .sort((one, other) => {
      if (one.by === null || other.by === null) return Number(one.by === null) - Number(other.by === null);
      return sorting.order * compare(one.by, other.by);
    })
    .map(({ row }) => row);
};

/** A number with its sign is no formula. */
const isSigned = (text: string): boolean => /^[+-][\d.,]+%?$/.test(text);

const csvField = (text: string): string => `"${(isSigned(text) ? text : withFormulaMark(text)).replaceAll('"', '""')}"`;

/**
 * The rows as spreadsheets in Argentina open them: UTF-8 with its mark, and semicolons, since the comma is the decimal
 * sign.
 */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly OfficeColumn<Row>[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((line) => `${line.map(csvField).join(';')}\r\n`).join('')}`;
};
