import { collectDecimalMarks, type DecimalMarkUnclear } from '#core/imports/decimal-mark.ts';
import type { Mapping } from '#core/imports/mapping.ts';
import { headingSearchRows, type Layout, type RecogniseFailure, recognise } from '#core/imports/recognise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { createHeadingAgain, surplusOf } from '#core/imports/sheet-lines.ts';
import type { OpenSpreadsheet, SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CellWarning } from '../drafts/cell-warning.ts';
import type { Draft as AnyDraft, DraftOf } from '../drafts/drafts.ts';
import { applicationKey, articleKey, equivalenceKey, priceKey, productKey, relationKey } from '../drafts/keys.ts';
import { type FirstRow, firstRow, repeatedRow } from '../drafts/repeated-row.ts';
import type { Rejection, RowReason } from '../drafts/row-reasons.ts';
import { latestSince } from '../years/year-range.ts';
import { writtenYears } from '../years/year-ranges.ts';
import { applicationRow } from './application-row.ts';
import { catalogueRow } from './catalogue-row.ts';
import { columnSets, numberFields } from './columns.ts';
import { costRow } from './cost-row.ts';
import { equivalenceRow } from './equivalence-row.ts';
import type { Field } from './fields.ts';
import { priceRow } from './price-row.ts';
import { relationRow } from './relation-row.ts';
import { type RowValues, rowValues } from './row-values.ts';
import { stockRow } from './stock-row.ts';
import { vehicleRow } from './vehicle-row.ts';
import { vehicleVersions } from './vehicle-versions.ts';

export interface DraftBatch<Draft> {
  readonly drafts: readonly Draft[];
  readonly rejected: readonly Rejection[];
  /** Cells of its drafts that do not count as they are written; left out where there are none. */
  readonly warnings?: readonly CellWarning[];
  /** The lines of each draft that several rows make, by its own line; left out for the others. */
  readonly linesOf?: ReadonlyMap<number, readonly number[]>;
  /** Data rows read up to here, headings apart: for a progress bar. */
  readonly rowsRead: number;
}

/** A batch beside the rows that it was read from, for those that are rejected. */
export interface ReadBatch<Draft> extends DraftBatch<Draft> {
  readonly rows: readonly SpreadsheetRow[];
}

export interface DraftReading<Kind extends ImportKind> {
  readonly layout: Layout<Field>;
  /**
   * Key (core/catalogue/import/drafts/keys.ts), of applications with its years → line of the first good row with it.
   * Complete once the batches have ended; `missing` needs it.
   */
  readonly seen: ReadonlyMap<string, number>;
  readonly batches: AsyncIterable<Result<ReadBatch<DraftOf[Kind]>, SpreadsheetFailure | DecimalMarkUnclear>>;
}

interface ReadOptions {
  /** Called with the first rows, also those of a sheet whose columns nobody understands. */
  readonly onHead?: (rows: readonly SpreadsheetRow[]) => void;
  readonly format?: OpenSpreadsheet['format'];
  /** The day it is read, YYYY-MM-DD. */
  readonly today: string;
}

/** How one kind reads a row, and what it still holds at the end. */
export interface Interpreter<Draft> {
  readonly seen: ReadonlyMap<string, number>;
  /** What the row says: nothing yet where it waits for the others, several where a cell has several. */
  row(values: RowValues): Result<readonly Draft[], readonly RowReason[]>;
  /** Of a kind whose rows become drafts only together; left out where each row is one by itself. */
  readonly rest?: HeldVersions<Draft>;
}

interface HeldVersions<Draft> {
  drafts(): Iterable<Draft>;
  /** The lines of the rows that a draft is made of, its own first. */
  linesOf(draft: Draft): readonly number[];
}

const oneByOne = <Draft extends AnyDraft>(
  read: (values: RowValues) => Result<Draft, readonly RowReason[]>,
  keyOf: (draft: Draft) => string,
): Interpreter<Draft> => someByOne((values) => read(values).map((draft) => [draft]), keyOf);

/** A row of which each part was said before stays out; one of which some were says the others. */
function someByOne<Draft extends AnyDraft>(
  read: (values: RowValues) => Result<readonly Draft[], readonly RowReason[]>,
  keyOf: (draft: Draft) => string,
): Interpreter<Draft> {
  const seen = new Map<string, number>();
  const first = new Map<string, FirstRow>();
  return {
    seen,
    row(values) {
      const drafts = read(values);
      if (drafts.err) return drafts;
      const [repeated] = drafts.val.flatMap((draft) => {
        const earlier = first.get(keyOf(draft));
        return earlier === undefined ? [] : [repeatedRow(earlier, draft)];
      });
      const others = drafts.val.filter((draft) => !first.has(keyOf(draft)));
      if (repeated !== undefined && others.length === 0) return Err([repeated]);
      for (const draft of others) {
        seen.set(keyOf(draft), draft.line);
        first.set(keyOf(draft), firstRow(draft));
      }
      return Ok(others);
    },
  };
}

function grouped(mapping: Mapping<Field>, today: string): Interpreter<DraftOf['vehicles']> {
  const versions = vehicleVersions();
  return {
    seen: versions.seen,
    row(values) {
      const row = vehicleRow(values, mapping.zeroKmYear, latestSince(today));
      if (row.err) return Err(row.val);
      const reason = versions.add(row.val);
      return reason === undefined ? Ok([]) : Err([reason]);
    },
    rest: versions,
  };
}

type Interpreters = {
  readonly [Kind in ImportKind]: (
    mapping: Mapping<Field>,
    layout: Layout<Field>,
    today: string,
  ) => Interpreter<DraftOf[Kind]>;
};
/** Reads rows of each kind, one after the other. */
export const interpreters: Interpreters = {
  catalogue(mapping, layout) {
    const { columns, attributes, constants } = layout;
    const attributeNames = [...attributes.keys()];
    const isPartial = !columns.has('description') && !constants.has('description');
    return oneByOne<DraftOf['catalogue']>(
      (values) => catalogueRow(values, { attributeNames, isPartial }, mapping),
      productKey,
    );
  },
  // Rows alike but for their years are one thing, which only the whole sheet tells.
  applications: (_mapping, _layout, today) =>
    oneByOne(
      (values) => applicationRow(values, latestSince(today)),
      (draft) => `${applicationKey(draft)}\n${writtenYears(draft.years)}`,
    ),
  equivalences: () => someByOne(equivalenceRow, equivalenceKey),
  relations: () => oneByOne(relationRow, relationKey),
  prices: () => oneByOne(priceRow, priceKey),
  stock: () => oneByOne(stockRow, articleKey),
  costs: () => oneByOne(costRow, articleKey),
  vehicles: (mapping, _layout, today) => grouped(mapping, today),
};

/** The columns of those fields, 0-based. */
const placesOf = (fields: ReadonlySet<Field>, columns: Layout<Field>['columns']): readonly number[] =>
  [...columns].filter(([field]) => fields.has(field)).map(([, at]) => at);

type RowBatches = AsyncIterable<Result<readonly SpreadsheetRow[], SpreadsheetFailure>>;
/** Drafts that wait for the end of the rows come out in batches of this many. */
const restBatch = 1000;

async function* interpret<Draft extends AnyDraft>(
  interpreter: Interpreter<Draft>,
  layout: Layout<Field>,
  mapping: Mapping<Field>,
  batches: RowBatches,
  isText: boolean,
): AsyncGenerator<Result<ReadBatch<Draft>, SpreadsheetFailure | DecimalMarkUnclear>, void> {
  const { headings, columns, attributes } = layout;
  const { rest } = interpreter;
  const isHeading = createHeadingAgain(headings, [...columns.values(), ...attributes.values()]);
  const marks = collectDecimalMarks();
  const numbersAt = layout.decimal === 'auto' ? placesOf(numberFields, columns) : [];
  /** Rows whose drafts come at the end: one may stay out then, and its cells are asked for. */
  const waiting = new Map<number, SpreadsheetRow>();
  let toSkip = layout.headingRows;
  let rowsRead = 0;
  for await (const batch of batches) {
    if (batch.err) return yield Err(batch.val);
    const rows = toSkip === 0 ? batch.val : batch.val.slice(toSkip);
    toSkip = Math.max(0, toSkip - batch.val.length);
    const drafts: Draft[] = [];
    const rejected: Rejection[] = [];
    const warnings: CellWarning[] = [];
    for (const row of rows) {
      if (isHeading(row.cells)) continue;
      const surplus = surplusOf(row.cells, headings, isText);
      if (surplus !== null) {
        rejected.push({ line: row.line, reasons: [surplus] });
        continue;
      }
      for (const at of numbersAt) if (row.numeric?.includes(at) !== true) marks.note(row.cells[at] ?? '', row.line, at);
      const values = rowValues(row, layout, mapping);
      const draft = interpreter.row(values);
      if (draft.err) rejected.push({ line: row.line, reasons: draft.val });
      else {
        warnings.push(...values.warnings);
        drafts.push(...draft.val);
        if (rest !== undefined) waiting.set(row.line, row);
      }
    }
    rowsRead += rows.length;
    if (rows.length > 0) yield Ok({ drafts, rejected, warnings, rowsRead, rows });
  }
  // Only all rows together tell it: what was read before counts no more.
  const unclear = marks.problem();
  if (unclear !== null) return yield Err(unclear);
  if (rest === undefined) return;
  for (const drafts of inBatches(rest.drafts(), restBatch)) {
    const linesOf = new Map(drafts.map((draft) => [draft.line, rest.linesOf(draft)]));
    const rows = [...linesOf.values()].flat().flatMap((line) => waiting.get(line) ?? []);
    yield Ok({ drafts, rejected: [], rowsRead, rows, linesOf });
  }
}

/**
 * Turns the rows of a sheet into drafts: finds the columns in the first rows, then reads batch after batch. A bad row
 * is in `rejected` and never stops the others; a file that breaks off is the last batch's failure.
 */
export async function readDrafts<Kind extends ImportKind>(
  kind: Kind,
  mapping: Mapping<Field>,
  batches: RowBatches,
  { onHead = () => undefined, format = 'xlsx', today }: ReadOptions,
): Promise<Result<DraftReading<Kind>, RecogniseFailure | SpreadsheetFailure>> {
  const source = batches[Symbol.asyncIterator]();
  const head: SpreadsheetRow[] = [];
  while (head.length < headingSearchRows) {
    const next = await source.next();
    if (next.done === true) break;
    if (next.value.err) return Err(next.value.val);
    head.push(...next.value.val);
  }
  onHead(head);
  const layout = recognise(
    columnSets[kind],
    mapping,
    head.slice(0, headingSearchRows).map((row) => row.cells),
  );
  if (layout.err) {
    await source.return?.();
    return Err(layout.val);
  }
  async function* all(): RowBatches {
    yield Ok(head);
    yield* { [Symbol.asyncIterator]: () => source };
  }
  const interpreter: Interpreter<DraftOf[Kind]> = interpreters[kind](mapping, layout.val, today);
  return Ok({
    layout: layout.val,
    seen: interpreter.seen,
    batches: interpret(interpreter, layout.val, mapping, all(), format === 'csv'),
  });
}
