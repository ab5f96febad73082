import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { Result } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import type { KeptReason, KeptThing } from './import-undo.ts';

/** The change of one thing by the import of a sheet; its kind can read it. */
export interface SheetChange {
  readonly thing: string;
  readonly name: string;
  /** Null for a new one. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface SheetChangeRepository {
  /** The changes of an import, the last first, some at a time. */
  read(importId: string): AsyncIterable<readonly SheetChange[]>;
  count(importId: string): Promise<number>;
  /** Notes that it is undone, and what stayed; nothing where it is noted already. */
  undone(importId: string, kept: readonly KeptThing[], author: Author): Promise<void>;
}

/**
 * Takes back what an import did to things of one kind, in the order given; why each stays, if so. Again it changes
 * nothing more.
 */
export interface SheetUndo {
  takeBack(
    changes: readonly SheetChange[],
    author: Author,
  ): Promise<Result<readonly (KeptReason | null)[], CatalogueBusy>>;
}

/**
 * A thing before an import (null where it made it), after it and now (null where it is gone), all written in the same
 * way.
 */
interface ThingStates {
  readonly before: unknown;
  readonly after: unknown;
  readonly now: unknown;
}

/** What undoing does with a thing: only what nobody touched since goes back (docs/rules/sheets.md 2). */
export const undoOf = ({ before, after, now }: ThingStates): 'remove' | 'restore' | 'nothing' | 'keep' => {
  if (isSameData(now, before)) return 'nothing';
  if (!isSameData(now, after)) return 'keep';
  return before === null ? 'remove' : 'restore';
};
