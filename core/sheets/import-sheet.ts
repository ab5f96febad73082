import type { Author } from '#core/audit/author.ts';
import type { ImportCounts, ImportMappingRepository } from '#core/imports/import-record.ts';
import type { SheetKindName } from '#core/imports/record-kinds.ts';
import { rememberReading, withRemembered } from '#core/imports/remembered-reading.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { emptiedFields } from './emptied-fields.ts';
import { createIdleRecorder, createImportRecorder } from './import-recorder.ts';
import { keptRows } from './kept-rows.ts';
import { noneMissing } from './missing-things.ts';
import { type ParsedRow, parseRows, together } from './parsed-rows.ts';
import { readColumns, readSheet } from './read-sheet.ts';
import {
  maxExamples,
  maxRejectedAnswered,
  type RejectedSheetRow,
  type RowUnreadable,
  type SheetExample,
  type SheetFailure,
  type SheetReport,
  type SheetUpload,
  type UnderstoodColumns,
} from './sheet.service.ts';
import type { SheetCells, SheetColumnSet } from './sheet-columns.ts';
import type { SheetImportRepository, WrittenBefore } from './sheet-import.repository.port.ts';
import { changedSinceLook, sheetLook } from './sheet-look.ts';
import { decideThings, isRejected, type Planned, type SheetPlan, writingRows } from './sheet-plan.ts';
import type { SheetWork } from './sheet-runner.ts';
import type { SheetTables } from './sheet-table.port.ts';

/** A kind of sheet: its columns, what each row of it does, and what does it. */
export interface SheetKind<Field extends string, Step extends { readonly kind: string }, Reason> {
  readonly name: SheetKindName;
  readonly maxRows: number;
  readonly columns: SheetColumnSet<Field>;
  /**
   * Which rows are one thing together: those of the same text; null for a row that is one by itself. Each is one where
   * nothing is said.
   */
  groupsOf?(rows: readonly SheetCells<Field>[]): readonly (string | null)[];
  /**
   * Compares rows with what is stored, one after the other; made once the file was understood. A thing of several rows
   * is given by its first row, and the others with it.
   */
  plan(rows: readonly SheetCells<Field>[]): Promise<SheetPlan<Field, Step, Reason>>;
  /** How many things are written together; one by one where nothing is said. */
  readonly maxTogether?: number;
  /**
   * Does what the rows of some things say; why each could not be done, if so. A failure ends the import: what was
   * written before stays.
   */
  write(steps: readonly Step[], author: Author): Promise<Result<readonly (Reason | null)[], SheetFailure>>;
}

/** Things that are written apart, each in a transaction of its own. */
export const eachApart =
  <Step, Reason>(write: (step: Step, author: Author) => Promise<Reason | null>) =>
  async (steps: readonly Step[], author: Author): Promise<Result<readonly (Reason | null)[], never>> => {
    const failures: (Reason | null)[] = [];
    for (const step of steps) failures.push(await write(step, author));
    return Ok(failures);
  };

export interface SheetParts {
  readonly tables: Pick<SheetTables, 'read'>;
  readonly mappings: Pick<ImportMappingRepository, 'find' | 'remember'>;
  readonly imports: SheetImportRepository;
  readonly clock: Clock;
  /** Lets waiting requests run first: there may be a hundred thousand rows. */
  readonly yieldToOthers: () => Promise<void>;
}

/**
 * Reads a sheet and tells what each row does; as an import of the history does it. A row that stays out stops none of
 * the others.
 */
export const importSheet = async <
  Field extends string,
  Step extends { readonly kind: 'new' | 'changed' | 'unchanged' },
  Reason extends { readonly code: string },
>(
  parts: SheetParts,
  sheet: SheetKind<Field, Step, Reason | RowUnreadable>,
  upload: SheetUpload,
  author: Author,
  { importId, allRejected = false, signal, look = null, onLook }: SheetWork,
): Promise<Result<SheetReport<Reason | RowUnreadable>, SheetFailure>> => {
  const { yieldToOthers } = parts;
  // Rows are written with the mapping by which they were planned, not with the one remembered now.
  const reading = importId === null ? await withRemembered<SheetReading>(parts.mappings, sheet.name, upload) : upload;
  const read = await readSheet(parts.tables, sheet.columns, {
    content: upload.content,
    reading,
    maxRows: sheet.maxRows,
  });
  if (!read.ok) return read;
  const { layout, worksheet } = read.val;
  const { headings } = layout;
  const rows = await parseRows(sheet.columns, read.val, yieldToOthers);
  const { fileName, supplier } = upload;
  const keeper =
    importId === null
      ? createIdleRecorder(author)
      : await createImportRecorder(
          parts.imports,
          { id: importId, kind: sheet.name, fileName, worksheet, supplier, headings },
          author,
          parts.clock,
        );
  const values = rows.map((row) => row.values);
  const comparedAt = parts.clock.now();
  const plan = await sheet.plan(values);
  const things = together(rows, sheet.groupsOf?.(values) ?? []);
  const { decided, undecided } = await decideThings(plan, things, yieldToOthers);
  // An import that a process left in the middle goes on: what it wrote already is no longer as it was.
  const isToBeCompared = importId !== null && look !== null && keeper.recorded() === null;
  const changedSince = isToBeCompared
    ? await changedSinceLook(
        look,
        await writingRows(plan, decided, yieldToOthers),
        async ({ name, step }) => ({ name, last: (await plan.lastChange?.(step)) ?? null }),
        yieldToOthers,
      )
    : null;
  const isDryRun = importId === null || changedSince !== null;
  const record = isDryRun ? createIdleRecorder(author) : keeper;
  const seen = isDryRun ? await writingRows(plan, decided, yieldToOthers) : [];
  if (isDryRun && onLook !== undefined) {
    const out = decided.filter(({ step }) => isRejected(step)).map(({ members: [{ line }] }) => line);
    onLook(await sheetLook(comparedAt, seen, out, yieldToOthers));
  }
  let rowsDone = 0;
  const count = { new: 0, changed: 0, unchanged: 0 };
  const rejected: RejectedSheetRow<Reason | RowUnreadable>[] = [];
  const examples: SheetExample[] = [];
  const reject = (members: readonly ParsedRow<Field>[], reasons: readonly (Reason | RowUnreadable)[]) => {
    for (const { line, cells } of members) rejected.push({ line, cells, reasons });
    rowsDone += members.length;
  };
  const done = (step: Step, members: readonly [ParsedRow<Field>, ...ParsedRow<Field>[]]) => {
    const [{ line }] = members;
    count[step.kind] += 1;
    rowsDone += members.length;
    if (step.kind === 'unchanged' || examples.length >= maxExamples) return;
    examples.push({ line, kind: step.kind, ...plan.describe(step) });
  };
  const keptOf = (rows: readonly RejectedSheetRow<Reason | RowUnreadable>[]) => {
    const byLine = new Map(things.map((members) => [members[0].line, members]));
    return keptRows(rows, (line) => byLine.get(line) ?? []);
  };
  let missing = noneMissing;
  let waiting: Planned<Field, Step>[] = [];
  const write = async (): Promise<SheetFailure | null> => {
    const planned = waiting;
    waiting = [];
    if (planned.length === 0) return null;
    await yieldToOthers();
    const written = await sheet.write(
      planned.map(({ step }) => step),
      await record.writer(),
    );
    if (!written.ok) return written.val;
    planned.forEach(({ step, members }, at) => {
      const failure = written.val[at] ?? null;
      if (failure === null) done(step, members);
      else reject(members, [failure]);
    });
    await record.advance({ done: rowsDone, total: rows.length });
    return null;
  };
  const carryOutSteps = async (): Promise<SheetFailure | null> => {
    for (const { step, members } of decided) {
      if (signal?.aborted) return { code: 'given-up' };
      if (isRejected(step)) reject(members, step.reasons);
      else if (isDryRun || step.kind === 'unchanged') done(step, members);
      else waiting.push({ step, members });
      if (waiting.length >= (sheet.maxTogether ?? 1)) {
        const failure = await write();
        if (failure !== null) return failure;
      }
    }
    const failure = await write();
    if (failure === null) missing = await plan.missing(undecided);
    return failure;
  };
  const failure = await carryOutSteps();
  // Given up: the import is continued later, as the same one.
  if (failure?.code === 'given-up') return Err(failure);
  const counts = { ...withWrittenBefore(count, record.before), rejected: rejected.length, missing: missing.count };
  await record.end({ counts, rejected: [...rejected, ...keptOf(rejected)], isWhole: failure === null });
  if (failure !== null) return Err(failure);
  if (!isDryRun && count.new + count.changed + count.unchanged > 0)
    await rememberReading(parts.mappings, sheet.name, reading);
  const answered = rejected
    .sort((one, other) => one.line - other.line)
    .slice(0, allRejected ? rejected.length : maxRejectedAnswered);
  return Ok({
    isDryRun,
    importId: record.recorded(),
    created: counts.new,
    changed: counts.changed,
    unchanged: counts.unchanged,
    missing,
    headings,
    mapping: reading.mapping,
    ignored: layout.unknownHeadings,
    steep: null,
    emptied: emptiedFields(seen),
    examples,
    rejected: answered,
    rejectedCount: rejected.length,
    kept: keptOf(answered),
    changedSince,
  });
};

/** What was written by a process that ended is as the sheet says: its things were found unchanged. */
const withWrittenBefore = (
  { new: created, changed, unchanged }: Omit<ImportCounts, 'rejected' | 'missing'>,
  before: WrittenBefore,
): Omit<ImportCounts, 'rejected' | 'missing'> => ({
  new: created + before.new,
  changed: changed + before.changed,
  unchanged: Math.max(0, unchanged - before.new - before.changed),
});

/** A sheet's first rows and what is understood of its columns. */
export const understandSheet = async <Field extends string>(
  parts: Pick<SheetParts, 'tables' | 'mappings'>,
  { name, columns }: Pick<SheetKind<Field, never, never>, 'name' | 'columns'>,
  upload: Omit<SheetUpload, 'fileName'>,
): Promise<Result<UnderstoodColumns, SheetFailure>> =>
  readColumns(parts.tables, columns, upload.content, await withRemembered(parts.mappings, name, upload));
