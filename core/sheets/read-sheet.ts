import { collectDecimalMarks, type DecimalMarkUnclear } from '#core/imports/decimal-mark.ts';
import { type Mapping, noMapping } from '#core/imports/mapping.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { isReadableSheet } from '#core/imports/readable-sheet.ts';
import { headingSearchRows, type Layout, recognise } from '#core/imports/recognise.ts';
import { previewOf, worksheetRead } from '#core/imports/sheet-preview.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SheetFailure, UnderstoodColumns } from './sheet.service.ts';
import type { SheetColumnSet } from './sheet-columns.ts';
import type { SheetTable, SheetTableRow, SheetTables } from './sheet-table.port.ts';

/** A sheet whose columns are understood, and its rows below the headings. */
export interface ReadSheet<Field extends string> {
  readonly layout: Layout<Field>;
  readonly rows: readonly SheetTableRow[];
  readonly isText: boolean;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
}

interface SheetToRead {
  readonly content: Uint8Array;
  readonly reading: Pick<SheetReading, 'mapping' | 'sheet'>;
  readonly maxRows: number;
}

interface Opened<Field extends string> {
  readonly mapping: Mapping<Field>;
  readonly table: SheetTable;
  readonly layout: Result<Layout<Field>, SheetFailure>;
}

/** A worksheet by its name, or by its number. */
const worksheetOf = (sheet: string | null, mapping: Pick<Mapping<string>, 'sheet'>): string | number | null => {
  if (sheet !== null) return /^\d{1,4}$/.test(sheet) ? Number(sheet) : sheet;
  return mapping.sheet ?? null;
};

const open = async <Field extends string>(
  tables: Pick<SheetTables, 'read'>,
  columns: SheetColumnSet<Field>,
  { content, reading, maxRows }: SheetToRead,
): Promise<Result<Opened<Field>, SheetFailure>> => {
  const mapping: Result<Mapping<Field>, SheetFailure> = reading.mapping === null
    ? Ok(noMapping())
    : parseMapping(reading.mapping, columns);
  if (!mapping.ok) return mapping;
  const table = await tables.read(content, {
    maxRows: maxRows + headingSearchRows,
    sheet: worksheetOf(reading.sheet, mapping.val),
    isReadable: (firstRows) => isReadableSheet(columns, mapping.val, firstRows),
  });
  if (!table.ok) return table;
  const head = table.val.rows.slice(0, headingSearchRows).map(({ cells }) => cells);
  return Ok({ mapping: mapping.val, table: table.val, layout: recognise(columns, mapping.val, head) });
};

/** Null where a mark was given, or is clear. */
const unclearMark = <Field extends string>(
  { numbers }: SheetColumnSet<Field>,
  { columns, decimal }: Layout<Field>,
  rows: readonly SheetTableRow[],
): DecimalMarkUnclear | null => {
  if (decimal !== 'auto') return null;
  const places = [...columns].filter(([field]) => numbers.has(field)).map(([, at]) => at);
  const marks = collectDecimalMarks();
  for (const { cells, numeric, line } of rows)
    for (const at of places) if (!numeric.includes(at)) marks.note(cells[at] ?? '', line, at);
  return marks.problem();
};

/** Reads a sheet and finds out which column is what. */
export const readSheet = async <Field extends string>(
  tables: Pick<SheetTables, 'read'>,
  columns: SheetColumnSet<Field>,
  wanted: SheetToRead,
): Promise<Result<ReadSheet<Field>, SheetFailure>> => {
  const opened = await open(tables, columns, wanted);
  if (!opened.ok) return opened;
  const { table, layout } = opened.val;
  if (!layout.ok) return layout;
  const rows = table.rows.slice(layout.val.headingRows);
  if (rows.length > wanted.maxRows) return Err({ code: 'too-many-sheet-rows', max: wanted.maxRows });
  const unclear = unclearMark(columns, layout.val, rows);
  return unclear === null
    ? Ok({ layout: layout.val, rows, isText: table.isText, worksheet: worksheetRead(table) })
    : Err(unclear);
};

/** The first rows of a sheet and what is understood of its columns, also where that is not enough to import it. */
export const readColumns = async <Field extends string>(
  tables: Pick<SheetTables, 'read'>,
  columns: SheetColumnSet<Field>,
  content: Uint8Array,
  reading: Pick<SheetReading, 'mapping' | 'sheet'>,
): Promise<Result<UnderstoodColumns, SheetFailure>> => {
  const opened = await open(tables, columns, { content, reading, maxRows: headingSearchRows });
  if (!opened.ok) return opened;
  const { mapping, table, layout } = opened.val;
  const understood = layout.ok ? layout.val : null;
  return Ok({
    preview: previewOf(columns, mapping, table, table.rows),
    columns: [...(understood?.columns ?? [])].map(([field, column]) => ({ field, column })),
    constants: [...(understood?.constants ?? [])].map(([field, value]) => ({ field, value })),
    decimal: understood?.decimal ?? mapping.decimal,
  });
};
