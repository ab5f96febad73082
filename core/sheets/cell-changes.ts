import type { Change } from '#core/imports/change.ts';

type Cells<Field extends string> = Readonly<Record<Field, string>>;

/** What differs between a thing as a sheet would tell it before and after; a new one has nothing before it. */
export const cellChanges = <Field extends string>(
  fields: readonly Field[],
  before: Cells<Field> | null,
  after: Cells<Field>,
): readonly Change[] =>
  fields.flatMap((field) => {
    const from = before?.[field] ?? '';
    return before === null || from === after[field] ? [] : [{ field, from, to: after[field] }];
  });
