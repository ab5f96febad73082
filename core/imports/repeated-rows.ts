import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Failure } from '#core/shared/result.ts';

export type RepeatedBelow = Failure<'repeated-below'> & { readonly line: number };

/** How many repeated rows are named for one row: to find them, nobody needs more. */
const maxReasons = 10;

/** The rows that others repeat, each with the lines of those (docs/rules/imports.md 15). */
export interface RepeatedRows {
  note(firstLine: number, line: number): void;
  /** By the line of the row that counts, in the sheet's order. */
  reasons(): ReadonlyMap<number, readonly RepeatedBelow[]>;
}

export const collectRepeatedRows = (): RepeatedRows => {
  const repeated = new Map<number, RepeatedBelow[]>();
  return {
    note(firstLine, line) {
      const reasons = getOrCreate(repeated, firstLine, () => []);
      if (reasons.length < maxReasons) reasons.push({ code: 'repeated-below', line });
    },
    reasons: () => new Map([...repeated].sort(([one], [other]) => one - other)),
  };
};
