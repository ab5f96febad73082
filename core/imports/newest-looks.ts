import type { ImportState } from './import-state.ts';
import { isMisunderstood } from './misunderstood.ts';

/** How the reading of a file, or its import, stands. */
export interface ReadingOutcome {
  readonly state: ImportState;
  /** Null where it did not fail. */
  readonly failureCode: string | null;
}

interface Look extends ReadingOutcome {
  /** Whether nothing of it was written, nor is being. */
  readonly wroteNothing: boolean;
  /** What tells files apart: kind, name and worksheet, and who brought it. */
  readonly file: readonly string[];
}

/**
 * Whether it takes the place of an earlier look at its file. One that failed does where its columns, its sheet or its
 * mapping are to be told; one that was interrupted, or whose file can never be read, has nothing to show in its place.
 */
export const replacesEarlierLook = ({ state, failureCode }: ReadingOutcome): boolean =>
  state !== 'failed' || (failureCode !== null && isMisunderstood({ code: failureCode }));

/**
 * Of sheets that were looked at, the newest first, those that a person may still want: a later look at the same file,
 * or its import, takes the place of one that was only looked at (docs/rules/imports.md 20).
 */
export const newestLooks = <Sheet>(sheets: readonly Sheet[], lookOf: (sheet: Sheet) => Look): readonly Sheet[] => {
  const replaced = new Set<string>();
  return sheets.filter((sheet) => {
    const { file, wroteNothing, ...outcome } = lookOf(sheet);
    const key = JSON.stringify(file);
    const isReplaced = replaced.has(key);
    if (!wroteNothing || replacesEarlierLook(outcome)) replaced.add(key);
    return !(isReplaced && wroteNothing);
  });
};
