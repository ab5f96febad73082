import { folded } from '#core/shared/folded.ts';

/** What each column may be called: the first on the way out, any of them on the way in. */
export type SheetHeadings<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

/** Cells by their column; a column that a sheet does not have is left out. */
export type SheetCells<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** Which column each heading of a file is; null for one that is none of them. Names compare without case, accents and signs. */
export const fieldsOfHeadings = <Field extends string>(
  found: readonly string[],
  headings: SheetHeadings<Field>,
): readonly (Field | null)[] => {
  const known = new Map(
    Object.entries<readonly string[]>(headings).flatMap(([field, names]) =>
      names.map((name) => [folded(name), field as Field] as const),
    ),
  );
  return found.map((heading) => known.get(folded(heading)) ?? null);
};

/** A row's cells by their columns: the first column of a name is the one that counts. */
export const cellsByField = <Field extends string>(
  cells: readonly string[],
  fields: readonly (Field | null)[],
): SheetCells<Field> =>
  Object.fromEntries(
    fields
      .map((field, at) => [field, cells[at] ?? ''] as const)
      .filter(([field], at) => field !== null && fields.indexOf(field) === at),
  ) as SheetCells<Field>;
