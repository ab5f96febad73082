import { errorValue } from '#core/imports/error-value.ts';
import { type Layout, recognise } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { canonicalDecimal } from '#core/shared/written-number.ts';
import { draftKey, fieldsOf } from '../import/drafts/comparable.ts';
import type { Draft, DraftOf } from '../import/drafts/drafts.ts';
import { oneLine } from '../import/drafts/one-line.ts';
import type { RowReason } from '../import/drafts/row-reasons.ts';
import { wordOfSale } from '../import/drafts/sheet-sale.ts';
import type { WithKnownNames } from '../import/names/known-names.ts';
import { planBatch } from '../import/plan/plan.ts';
import { columnSets, emptyMapping } from '../import/rows/columns.ts';
import type { Field } from '../import/rows/fields.ts';
import { interpreters } from '../import/rows/read-drafts.ts';
import { rowValues } from '../import/rows/row-values.ts';
import { writtenYears } from '../import/years/year-ranges.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** Taken as today when rows are read back, so that no stored year is refused as being in the future. */
const lastDay = '9999-12-31';

/** A row's cells in the order of the columns: numbers are exact texts with a decimal point, null is an empty cell. */
export type SheetCells = readonly (string | null)[];

/**
 * The rows of a sheet that says what is stored. Each is read as an import would read it before it is given away: a cell
 * that would come back as something else stays empty, which changes nothing, and what the rest cannot name is null
 * (docs/rules/imports.md 12).
 */
export type SheetRows<Kind extends ImportKind> = (stored: DraftOf[Kind]) => SheetCells | null;

export const createSheetRows = <Kind extends ImportKind>(
  kind: Kind,
  columns: readonly SheetColumn[],
  rename: WithKnownNames,
): SheetRows<Kind> => {
  const layout: Layout<Field> = recognise(columnSets[kind], emptyMapping, [
    columns.map(({ heading }) => heading),
  ]).unwrap();
  const placeOf = new Map(columns.map(({ name }, at) => [name, at]));

  const readBack = (cells: SheetCells): DraftOf[Kind] | readonly RowReason[] => {
    const interpreter = interpreters[kind](emptyMapping, layout, lastDay);
    const texts = cells.map((cell, at) => asWritten(cell, columns[at]?.kind === 'text'));
    const read = interpreter.row(rowValues({ line: 1, cells: texts }, layout, emptyMapping));
    if (read.err) return read.val;
    // A cell that would be taken apart: the row would come back as several.
    if (read.val.length > 1) return [];
    const draft = read.val[0] ?? [...(interpreter.rest?.drafts() ?? [])][0];
    return draft === undefined ? [] : rename(draft);
  };

  /** The columns whose cells would come back as something else; null where the row would be another. */
  const misread = (stored: DraftOf[Kind], cells: SheetCells): ReadonlySet<number> | null => {
    const draft = readBack(cells);
    if (isReasons(draft)) return placesOf(draft.map(fieldOfReason));
    const [planned] = planBatch(kind, [draft], new Map([[draftKey(kind, stored), fieldsOf(stored)]]));
    if (planned === undefined || planned.status === 'new' || !isSameName(stored, draft)) return null;
    return planned.status === 'changed' ? placesOf(planned.changes.map(({ field }) => field)) : new Set();
  };

  const placesOf = (fields: readonly (string | null)[]): ReadonlySet<number> | null => {
    const places = fields.flatMap((field) => columnsSaying(field ?? '')).map((name) => placeOf.get(name));
    const known = places.filter((place) => place !== undefined);
    return known.length === 0 ? null : new Set(known);
  };

  return (stored) => {
    const texts = cellsOf(stored);
    let cells: SheetCells = columns.map((column) => cellOf(texts[column.name], column.kind));
    // Cells that an import would read as something else are left blank, which may change how others are read.
    for (let round = 0; round < 3; round += 1) {
      const wrong = misread(stored, cells);
      if (wrong === null) return null;
      if (wrong.size === 0) return cells;
      cells = cells.map((cell, at) => (wrong.has(at) ? null : cell));
    }
    return null;
  };
};

const isReasons = (read: Draft | readonly RowReason[]): read is readonly RowReason[] => Array.isArray(read);

const fieldOfReason = (reason: RowReason): string | null => {
  if (reason.code === 'bad-iva') return 'iva';
  return 'field' in reason ? reason.field : null;
};

/** A family and its subfamily are said together or not at all. */
const columnsSaying = (field: string): readonly string[] => {
  switch (field) {
    case 'family':
    case 'subfamily':
      return ['family', 'subfamily'];
    case 'applicationsText':
      return ['applications'];
    default:
      return [field.replace(/^attributes\./, '')];
  }
};

/** Equivalent codes are the same only as they are written (docs/rules/imports.md 2). */
const isSameName = (stored: Draft, read: Draft): boolean =>
  !('equivalentBrand' in stored) ||
  !('equivalentBrand' in read) ||
  (stored.equivalentBrand === read.equivalentBrand && stored.equivalentCode === read.equivalentCode);

/** The cells of a stored row, by column. */
const cellsOf = (stored: Draft): Readonly<Record<string, string | undefined>> => {
  const { attributes, applicationsText, sale, years, yearFrom, yearTo, ...texts } = stored as Partial<
    DraftOf['catalogue'] & DraftOf['applications'] & DraftOf['vehicles']
  >;
  return {
    ...texts,
    ...attributes,
    line: undefined,
    applications: applicationsText,
    sale: sale === undefined || sale === 'not-discontinued' ? undefined : wordOfSale(sale),
    ...(years === undefined ? {} : { year: writtenYears(years) }),
    yearFrom: yearFrom?.toString(),
    yearTo: yearTo?.toString(),
  };
};

const decimal = /^\d+(?:\.\d+)?$/;
/** Spreadsheet programs compute with so many. */
const maxDigits = 15;

/** An amount keeps its cents, also ',00'. */
const numberCell = (value: string, kind: SheetColumn['kind']): string | null => {
  if (!decimal.test(value)) return null;
  const number = canonicalDecimal(value);
  return number.replace('.', '').replace(/^0+/, '').length > maxDigits ? null : kind === 'amount' ? value : number;
};

const cellOf = (value: string | undefined, kind: SheetColumn['kind']): string | null => {
  if (value === undefined || value === '') return null;
  if (kind !== 'text') return numberCell(value, kind);
  const text = oneLine(value);
  return text === '' || errorValue.test(text) ? null : text;
};

/** A cell as the text of a file has it. */
const asWritten = (cell: string | null, isText: boolean): string => {
  if (cell === null) return '';
  return isText ? cell : cell.replace('.', ',');
};
