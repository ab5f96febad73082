import type { LastChange } from '#core/audit/last-change.ts';
import type { Change } from '#core/imports/change.ts';
import type { ParsedRow } from './parsed-rows.ts';
import type { MissingThings, RowUnreadable } from './sheet.service.ts';
import type { SheetCells } from './sheet-columns.ts';
import type { LookedRow } from './sheet-look.ts';

export interface RejectedStep<Reason> {
  readonly kind: 'rejected';
  readonly reasons: readonly Reason[];
}

/** What the rows of one sheet would do. */
export interface SheetPlan<Field extends string, Step, Reason> {
  decide(cells: SheetCells<Field>, line: number, others: readonly SheetCells<Field>[]): Step | RejectedStep<Reason>;
  /** The thing of a step, and its changes. */
  describe(step: Step): { readonly name: string; readonly changes: readonly Change[] };
  /** Who last changed the thing of a step; left out where nobody is known. */
  lastChange?(step: Step): Promise<LastChange | null>;
  /**
   * What is there and no row names, asked for after the last one; `undecided` are the rows of things that could not be
   * read, which are named all the same.
   */
  missing(undecided: readonly (readonly SheetCells<Field>[])[]): Promise<MissingThings>;
}

/** Other work gets its turn after so many rows, changed or not. */
const rowsAtOnce = 200;

export type Planned<Field extends string, Step> = {
  readonly step: Step;
  readonly members: readonly [ParsedRow<Field>, ...ParsedRow<Field>[]];
};

/** What each thing of a sheet does, and the rows of things that could not be read. */
export const decideThings = async <Field extends string, Step, Reason>(
  plan: SheetPlan<Field, Step, Reason | RowUnreadable>,
  things: readonly Planned<Field, Step>['members'][],
  yieldToOthers: () => Promise<void>,
) => {
  const decided: Planned<Field, Step | RejectedStep<Reason | RowUnreadable>>[] = [];
  const undecided: (readonly SheetCells<Field>[])[] = [];
  for (const members of things) {
    if (decided.length % rowsAtOnce === rowsAtOnce - 1) await yieldToOthers();
    const [first, ...others] = members;
    const faults = members.flatMap((row) => row.faults);
    if (faults.length > 0) undecided.push(members.map((row) => row.values));
    const step =
      faults.length > 0
        ? { kind: 'rejected' as const, reasons: faults }
        : plan.decide(
            first.values,
            first.line,
            others.map((row) => row.values),
          );
    decided.push({ step, members });
  }
  return { decided, undecided };
};

/** A row beside what it is about. */
export interface NamedRow<Step> extends LookedRow {
  readonly name: string;
  readonly step: Step;
}

/** The rows that make or change something, with what they change. */
export const writingRows = async <
  Field extends string,
  Step extends { readonly kind: 'new' | 'changed' | 'unchanged' },
  Reason,
>(
  plan: Pick<SheetPlan<Field, Step, Reason>, 'describe'>,
  decided: readonly Planned<Field, Step | RejectedStep<Reason>>[],
  yieldToOthers: () => Promise<void>,
): Promise<readonly NamedRow<Step>[]> => {
  const rows: NamedRow<Step>[] = [];
  for (const [at, { step, members }] of decided.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await yieldToOthers();
    if (isRejected(step) || step.kind === 'unchanged') continue;
    rows.push({ line: members[0].line, kind: step.kind, step, ...plan.describe(step) });
  }
  return rows;
};

export const isRejected = <Step extends { readonly kind: string }, Reason>(
  step: Step | RejectedStep<Reason>,
): step is RejectedStep<Reason> => step.kind === 'rejected';
