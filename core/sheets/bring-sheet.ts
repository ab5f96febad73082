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
  /** Compares rows with what is stored, one after the other; asked for once the file was understood. */
  plan(): Promise<(cells: SheetCells<Field>, line: number) => Step | RejectedStep<Reason>>;
  /** Does what a row says, in a transaction of its own; why it could not, if so. */
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
  const plan = await sheet.plan();
  const count = { new: 0, changed: 0, unchanged: 0 };
  const rejected: RejectedSheetRow<Reason | CellUnreadable>[] = [];
  for (const { unreadable, line, cells } of rows) {
    const damaged = unreadable.filter((at) => (fields[at] ?? null) !== null);
    const step =
      damaged.length === 0
        ? plan(cellsByField(cells, fields), line)
        : { kind: 'rejected' as const, reasons: damaged.map((at) => unreadableAt(headings[at] ?? '')) };
    if (step.kind === 'rejected') {
      rejected.push({ line, cells, reasons: (step as RejectedStep<Reason | CellUnreadable>).reasons });
      continue;
    }
    if (!isDryRun) await yieldToOthers();
    const failure = isDryRun ? null : await sheet.write(step as Step);
    if (failure === null) count[(step as Step).kind] += 1;
    else rejected.push({ line, cells, reasons: [failure] });
  }
  return Ok({
    isDryRun,
    created: count.new,
    changed: count.changed,
    unchanged: count.unchanged,
    headings,
    ignored: headings.filter((heading, at) => heading !== '' && fields[at] === null),
    rejected,
  });
};

const unreadableAt = (heading: string): CellUnreadable => ({ code: 'cell-unreadable', heading });
