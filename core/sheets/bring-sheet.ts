import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CellUnreadable, RejectedSheetRow, SheetFailure, SheetReport } from './sheet.service.ts';
import { cellsByField, fieldsOfHeadings, type SheetCells, type SheetHeadings } from './sheet-columns.ts';
import type { SheetTables } from './sheet-table.port.ts';

interface RejectedStep<Reason> {
  readonly kind: 'rejected';
  readonly reasons: readonly Reason[];
}

/** One kind of sheet: its columns, what each row of it does, and what does it. */
export interface SheetKind<Field extends string, Step extends { readonly kind: string }, Reason> {
  readonly maxRows: number;
  readonly headings: SheetHeadings<Field>;
  /** Without these a file is none of this kind. */
  readonly required: readonly Field[];
  /** Which rows are one thing together: those of the same text; null for a row that is one by itself. Each is one where nothing is said. */
  groupsOf?(rows: readonly SheetCells<Field>[]): readonly (string | null)[];
  /**
   * Compares rows with what is stored, one after the other; asked for once the file was understood. A thing of several rows is told with its
   * first, and the others of it.
   */
  plan(
    rows: readonly SheetCells<Field>[],
  ): Promise<
    (cells: SheetCells<Field>, line: number, others: readonly SheetCells<Field>[]) => Step | RejectedStep<Reason>
  >;
  /** Does what a thing's rows say, in a transaction of its own; why it could not, if so. */
  write(step: Step): Promise<Reason | null>;
}

interface SheetParts {
  readonly tables: Pick<SheetTables, 'read'>;
  /** Lets whoever waits for the database go first: each row is a transaction, and there may be thousands. */
  readonly yieldToOthers: () => Promise<void>;
}

/** Reads a sheet and tells what each row does; with `isDryRun` false does it. A row that stays out stops none of the others. */
export const bringSheet = async <
  Field extends string,
  Step extends { readonly kind: 'new' | 'changed' | 'unchanged' },
  Reason,
>(
  { tables, yieldToOthers }: SheetParts,
  sheet: SheetKind<Field, Step, Reason | CellUnreadable>,
  content: Uint8Array,
  isDryRun: boolean,
): Promise<Result<SheetReport<Reason | CellUnreadable>, SheetFailure>> => {
  const read = await tables.read(content, sheet.maxRows);
  if (!read.ok) return read;
  const { headings, rows } = read.val;
  const fields = fieldsOfHeadings(headings, sheet.headings);
  const missing = sheet.required.filter((field) => !fields.includes(field));
  if (missing.length > 0) {
    return Err({ code: 'sheet-columns-missing', columns: missing.map((field) => sheet.headings[field][0]) });
  }
  const given = rows.map(({ unreadable, line, cells }) => ({
    line,
    cells,
    damaged: unreadable.filter((at) => (fields[at] ?? null) !== null),
    said: cellsByField(cells, fields),
  }));
  const said = given.map((row) => row.said);
  const plan = await sheet.plan(said);
  const count = { new: 0, changed: 0, unchanged: 0 };
  const rejected: RejectedSheetRow<Reason | CellUnreadable>[] = [];
  for (const [first, ...others] of together(given, sheet.groupsOf?.(said) ?? [])) {
    const members = [first, ...others];
    const reject = (reasons: readonly (Reason | CellUnreadable)[]) =>
      rejected.push(...members.map(({ line, cells }) => ({ line, cells, reasons })));
    const damaged = members.flatMap((row) => row.damaged);
    const step =
      damaged.length === 0
        ? plan(
            first.said,
            first.line,
            others.map((row) => row.said),
          )
        : { kind: 'rejected' as const, reasons: damaged.map((at) => unreadableAt(headings[at] ?? '')) };
    if (step.kind === 'rejected') {
      reject((step as RejectedStep<Reason | CellUnreadable>).reasons);
      continue;
    }
    if (!isDryRun) await yieldToOthers();
    const failure = isDryRun ? null : await sheet.write(step as Step);
    if (failure === null) count[(step as Step).kind] += 1;
    else reject([failure]);
  }
  return Ok({
    isDryRun,
    created: count.new,
    changed: count.changed,
    unchanged: count.unchanged,
    headings,
    ignored: headings.filter((heading, at) => heading !== '' && fields[at] === null),
    rejected: rejected.sort((one, other) => one.line - other.line),
  });
};

const unreadableAt = (heading: string): CellUnreadable => ({ code: 'cell-unreadable', heading });

/** The rows of each thing, in the order of their first. */
const together = <Row>(rows: readonly Row[], groups: readonly (string | null)[]): readonly [Row, ...Row[]][] => {
  const known = new Map<string, [Row, ...Row[]]>();
  const things: [Row, ...Row[]][] = [];
  rows.forEach((row, at) => {
    const group = groups[at] ?? null;
    const held = group === null ? undefined : known.get(group);
    if (held !== undefined) {
      held.push(row);
      return;
    }
    const thing: [Row, ...Row[]] = [row];
    things.push(thing);
    if (group !== null) known.set(group, thing);
  });
  return things;
};
