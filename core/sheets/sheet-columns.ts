import { type ColumnSet, columnSet, type UnclearHeading } from '#core/imports/column-set.ts';
import type { Layout } from '#core/imports/recognise.ts';
import { damagedCode } from '#core/imports/spoiled-code.ts';
import { inCentsText } from '#core/shared/in-cents.ts';
import { commaIn, type DecimalMode, isForeignAmount, parseNumber } from '#core/shared/written-number.ts';
import type { SheetTableRow } from './sheet-table.port.ts';

type NumberedCells = Pick<SheetTableRow, 'cells' | 'numeric'>;

/** The headings of each column: the first in an export, any of them in an import. */
export type SheetHeadings<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

/** Cells by their column; a column that a sheet does not have is left out. */
export type SheetCells<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** The columns of one kind of sheet: the same out and in, and those whose cells are numbers. */
export interface SheetColumnSet<Field extends string> extends ColumnSet<Field> {
  readonly numbers: ReadonlySet<Field>;
  /** Columns of codes, which a spreadsheet program may spoil. */
  readonly codes: ReadonlySet<Field>;
}

interface ColumnSettings<Field extends string> {
  /** The kind's name in a mapping file. */
  readonly kind: string;
  readonly headings: SheetHeadings<Field>;
  /** Columns without which a file is not of the kind. */
  readonly required: readonly Field[];
  /** Columns that may have one value for every row. */
  readonly constants: readonly Field[];
  readonly numbers: readonly Field[];
  /** Columns of codes; left out for none. */
  readonly codes?: readonly Field[];
  /** Columns of amounts in pesos; left out for none. */
  readonly amounts?: readonly Field[];
  readonly unclear?: readonly UnclearHeading<Field>[];
}

export const sheetColumnSet = <Field extends string>(settings: ColumnSettings<Field>): SheetColumnSet<Field> => ({
  ...columnSet<Field>({
    kind: settings.kind,
    columns: Object.entries<readonly [string, ...string[]]>(settings.headings).map(([field, [label, ...synonyms]]) => ({
      field: field as Field,
      label,
      synonyms,
    })),
    required: settings.required.map((field) => [field]),
    constants: settings.constants,
    amounts: new Set(settings.amounts),
    ...(settings.unclear === undefined ? {} : { unclear: settings.unclear }),
  }),
  numbers: new Set(settings.numbers),
  codes: new Set(settings.codes),
});

/** A row's cells by their columns; what is the same for every row stands where a cell says nothing. */
export const cellsByField = <Field extends string>(
  row: NumberedCells,
  { columns, constants, decimal }: Pick<Layout<Field>, 'columns' | 'constants' | 'decimal'>,
  { numbers, amounts }: Pick<SheetColumnSet<Field>, 'numbers' | 'amounts'>,
): SheetCells<Field> => {
  const texts: Partial<Record<Field, string>> = {};
  for (const [field, at] of columns) {
    const cell = row.cells[at] ?? '';
    const text = isWritten(row, at) && numbers.has(field) ? withComma(cell, decimal) : cell;
    const isUnclear = decimal === 'auto' && isWritten(row, at) && commaIn(text) === 'unclear';
    texts[field] = amounts?.has(field) === true && !isUnclear ? withCents(text) : text;
  }
  for (const [field, value] of constants) if ((texts[field] ?? '').trim() === '') texts[field] = value;
  return texts;
};

/** A number of the spreadsheet's own has its mark already; a text has the mark that the person gave. */
const isWritten = ({ numeric }: NumberedCells, at: number): boolean => !numeric.includes(at);

const percentSign = /\s*%\s*$/;
/** The number of '12.50' or of '12.50 %'. */
const numberIn = (cell: string, decimal: DecimalMode): string | undefined =>
  parseNumber(cell.replace(percentSign, ''), decimal);

/**
 * An amount that a formula worked out to more decimals, in pesos and cents (docs/rules/sheets.md 4); a text whose
 * comma may group ('12,345') is left, and refused.
 */
const withCents = (cell: string): string => {
  const number = parseNumber(cell, 'auto');
  const text = number === undefined ? undefined : inCentsText(number);
  return text === undefined || text === number ? cell : text.replace('.', ',');
};

/** '1,234.50' or '12.50 %' as everything else is written here; what is no number stays as it is, and is refused. */
const withComma = (cell: string, decimal: DecimalMode): string => {
  const number = decimal === 'auto' ? undefined : numberIn(cell, decimal);
  return number === undefined ? cell : `${number.replace('.', ',')}${percentSign.exec(cell)?.[0] ?? ''}`;
};

/**
 * Columns of numbers whose text is one, but not with the decimal mark that was given for the sheet: '1234.5' where the
 * mark is a comma.
 */
export const againstTheMark = <Field extends string>(
  row: NumberedCells,
  { columns, decimal }: Pick<Layout<Field>, 'columns' | 'decimal'>,
  { numbers }: Pick<SheetColumnSet<Field>, 'numbers'>,
): readonly (readonly [Field, number])[] =>
  decimal === 'auto'
    ? []
    : [...columns].filter(([field, at]) => {
        const cell = row.cells[at] ?? '';
        return (
          numbers.has(field) &&
          isWritten(row, at) &&
          numberIn(cell, decimal) === undefined &&
          numberIn(cell, 'auto') !== undefined
        );
      });

/**
 * Columns of numbers whose cell is an amount in other money than pesos, also where the spreadsheet shows its number so.
 */
export const inForeignMoney = <Field extends string>(
  { cells }: Pick<NumberedCells, 'cells'>,
  { columns }: Pick<Layout<Field>, 'columns'>,
  { numbers }: Pick<SheetColumnSet<Field>, 'numbers'>,
): readonly (readonly [Field, number])[] =>
  [...columns].filter(([field, at]) => numbers.has(field) && isForeignAmount(cells[at] ?? ''));

type SpoiledCode<Field> = readonly [code: 'damaged-code' | 'code-became-date', field: Field, at: number];

/** Columns of codes whose cell lost digits ('7,00E+02'), or that the workbook keeps as a date. */
export const spoiledCodes = <Field extends string>(
  { cells, dates = [] }: Pick<SheetTableRow, 'cells' | 'dates'>,
  { columns }: Pick<Layout<Field>, 'columns'>,
  { codes }: Pick<SheetColumnSet<Field>, 'codes'>,
): readonly SpoiledCode<Field>[] =>
  [...columns].flatMap(([field, at]): readonly SpoiledCode<Field>[] => {
    if (!codes.has(field)) return [];
    if (dates.includes(at)) return [['code-became-date', field, at]];
    return damagedCode.test((cells[at] ?? '').trim()) ? [['damaged-code', field, at]] : [];
  });
