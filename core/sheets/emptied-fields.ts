import type { Change } from '#core/imports/change.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';

export interface EmptiedField {
  readonly field: string;
  /** Of how many things. */
  readonly count: number;
}

/** The data that stored things would lose, the most frequent first (docs/rules/sheets.md 1). */
export const emptiedFields = (
  rows: readonly { readonly kind: 'new' | 'changed'; readonly changes: readonly Change[] }[],
): readonly EmptiedField[] => {
  const fields = new Map<string, { field: string; count: number }>();
  for (const { kind, changes } of rows) {
    if (kind === 'new') continue;
    for (const { field, from, to } of changes) {
      if (from !== '' && to === '') getOrCreate(fields, field, () => ({ field, count: 0 })).count += 1;
    }
  }
  return [...fields.values()].sort((one, other) => other.count - one.count);
};
