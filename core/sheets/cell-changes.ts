import type { Change } from '#core/imports/change.ts';

type Cells<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What differs between a thing as a sheet would have it before and after; of a new one all that it brings but for
 * `named`, the fields that its name says already (docs/rules/imports.md 16).
 */
export const cellChanges = <Field extends string>(
  fields: readonly Field[],
  before: Cells<Field> | null,
  after: Cells<Field>,
  named: readonly Field[],
): readonly Change[] =>
  fields.flatMap((field) => {
    const from = before?.[field] ?? '';
    const isNewAndNamed = before === null && named.includes(field);
    return isNewAndNamed || from === after[field] ? [] : [{ field, from, to: after[field] }];
  });
