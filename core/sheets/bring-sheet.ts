import { createHeadingAgain, surplusOf } from '#core/catalogue/import/sheet-lines.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import {
  maxRejectedTold,
  type RejectedSheetRow,
  type RowUnreadable,
  type SheetFailure,
  type SheetReport,
} from './sheet.service.ts';
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
  /** How many things are written together; one by one where nothing is said. */
  readonly maxTogether?: number;
  /** Does what the rows of some things say; why each could not be done, if so. A failure ends the import: what was written before stays. */
  write(steps: readonly Step[]): Promise<Result<readonly (Reason | null)[], SheetFailure>>;
}

/** Things that are written apart, each in a transaction of its own. */
export const eachApart =
  <Step, Reason>(write: (step: Step) => Promise<Reason | null>) =>
  async (steps: readonly Step[]): Promise<Result<readonly (Reason | null)[], never>> => {
    const failures: (Reason | null)[] = [];
    for (const step of steps) failures.push(await write(step));
    return Ok(failures);
  };

/** Others go first after so many rows, whatever those do. */
const rowsAtOnce = 200;

interface SheetParts {
  readonly tables: Pick<SheetTables, 'read'>;
  /** Lets whoever waits go first: there may be a hundred thousand rows. */
  readonly yieldToOthers: () => Promise<void>;
}

/** Reads a sheet and tells what each row does; with `isDryRun` false does it. A row that stays out stops none of the others. */
export const bringSheet = async <
  Field extends string,
  Step extends { readonly kind: 'new' | 'changed' | 'unchanged' },
  Reason,
>(
  { tables, yieldToOthers }: SheetParts,
  sheet: SheetKind<Field, Step, Reason | RowUnreadable>,
  content: Uint8Array,
  isDryRun: boolean,
  allRejected = false,
): Promise<Result<SheetReport<Reason | RowUnreadable>, SheetFailure>> => {
  const read = await tables.read(content, sheet.maxRows);
  if (!read.ok) return read;
  const { headings, rows, isText } = read.val;
  const fields = fieldsOfHeadings(headings, sheet.headings);
  const missing = sheet.required.filter((field) => !fields.includes(field));
  if (missing.length > 0) {
    return Err({ code: 'sheet-columns-missing', columns: missing.map((field) => sheet.headings[field][0]) });
  }
  const given: GivenRow<Field>[] = [];
  const isNamed = (at: number): boolean => (fields[at] ?? null) !== null;
  const isHeading = createHeadingAgain(headings, [...headings.keys()].filter(isNamed));
  let seen = 0;
  for (const { unreadable, line, cells } of rows) {
    if (seen % rowsAtOnce === 0) await yieldToOthers();
    seen += 1;
    if (isHeading(cells)) continue;
    const surplus = isText ? surplusOf(cells, headings) : null;
    const faults =
      surplus === null ? unreadable.filter(isNamed).map((at) => unreadableAt(headings[at] ?? '')) : [surplus];
    given.push({ line, cells, faults, said: cellsByField(cells, fields) });
  }
  const said = given.map((row) => row.said);
  const plan = await sheet.plan(said);
  const count = { new: 0, changed: 0, unchanged: 0 };
  const rejected: RejectedSheetRow<Reason | RowUnreadable>[] = [];
  const reject = (members: readonly GivenRow<Field>[], reasons: readonly (Reason | RowUnreadable)[]) => {
    for (const { line, cells } of members) rejected.push({ line, cells, reasons });
  };
  type Planned = { readonly step: Step; readonly members: readonly GivenRow<Field>[] };
  let waiting: Planned[] = [];
  const write = async (): Promise<SheetFailure | null> => {
    const planned = waiting;
    waiting = [];
    if (planned.length === 0) return null;
    await yieldToOthers();
    const written = await sheet.write(planned.map(({ step }) => step));
    if (!written.ok) return written.val;
    planned.forEach(({ step, members }, at) => {
      const failure = written.val[at] ?? null;
      if (failure === null) count[step.kind] += 1;
      else reject(members, [failure]);
    });
    return null;
  };
  let planned = 0;
  for (const [first, ...others] of together(given, sheet.groupsOf?.(said) ?? [])) {
    planned += 1;
    if (planned % rowsAtOnce === 0) await yieldToOthers();
    const members = [first, ...others];
    const faults = members.flatMap((row) => row.faults);
    const step =
      faults.length === 0
        ? plan(
            first.said,
            first.line,
            others.map((row) => row.said),
          )
        : { kind: 'rejected' as const, reasons: faults };
    if (isRejected(step)) reject(members, step.reasons);
    else if (isDryRun || step.kind === 'unchanged') count[step.kind] += 1;
    else waiting.push({ step, members });
    if (waiting.length >= (sheet.maxTogether ?? 1)) {
      const failure = await write();
      if (failure !== null) return Err(failure);
    }
  }
  const failure = await write();
  if (failure !== null) return Err(failure);
  return Ok({
    isDryRun,
    created: count.new,
    changed: count.changed,
    unchanged: count.unchanged,
    headings,
    ignored: headings.filter((heading, at) => heading !== '' && fields[at] === null),
    rejected: rejected
      .sort((one, other) => one.line - other.line)
      .slice(0, allRejected ? rejected.length : maxRejectedTold),
    rejectedCount: rejected.length,
  });
};

interface GivenRow<Field extends string> {
  readonly line: number;
  readonly cells: readonly string[];
  readonly faults: readonly RowUnreadable[];
  readonly said: SheetCells<Field>;
}

const isRejected = <Step extends { readonly kind: string }, Reason>(
  step: Step | RejectedStep<Reason>,
): step is RejectedStep<Reason> => step.kind === 'rejected';

const unreadableAt = (heading: string): RowUnreadable => ({ code: 'cell-unreadable', heading });

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
