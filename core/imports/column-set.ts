import { headingKey } from './heading-key.ts';

/** `synonyms` are usual headings, compared by headingKey; the label is one of them. */
export interface Column<Name extends string = string> {
  readonly field: Name;
  readonly label: string;
  readonly synonyms: readonly string[];
}

/** The fields that a sheet needs which creates nothing. */
export interface PartialSheet<Name extends string = string> {
  readonly without: Name;
  /** The fields that name a thing: the first is needed. */
  readonly key: readonly [Name, ...Name[]];
}

/** A heading whose field only the other columns or a person can tell. */
export interface UnclearHeading<Name extends string = string> {
  readonly heading: string;
  readonly fields: readonly [Name, Name];
}

/** Columns whose names nobody can tell beforehand: technical attributes. */
export interface AttributeColumns {
  /** The attribute that a heading means; undefined for none. */
  ofHeading(heading: string): string | undefined;
  isName(name: string): boolean;
}

/** The columns that sheets of a kind may have, and what people write above them. */
export interface ColumnSet<Name extends string = string> {
  /** The kind's name in a mapping file. */
  readonly kind: string;
  readonly columns: readonly Column<Name>[];
  /** In each group at least one field must come from a column or a constant. */
  readonly required: readonly (readonly Name[])[];
  /** A sheet that says something but not this field, beside what names a thing, changes only things that exist. */
  readonly partial?: PartialSheet<Name>;
  /** Fields that sheets often leave to their title: one maker's list has no column of the brand. */
  readonly constants: readonly Name[];
  /** Further meanings of columns; left out for none. */
  readonly attributes?: AttributeColumns;
  /** Headings that people write for either of two fields. */
  readonly unclear?: readonly UnclearHeading<Name>[];
  /** Fields of pesos whose texts have a decimal comma ('1234,50'); left out for none. */
  readonly amounts?: ReadonlySet<Name>;
  /** Every usual heading, by its headingKey. */
  readonly byHeading: ReadonlyMap<string, Name>;
}

/** A set of columns with its headings. */
export const columnSet = <Name extends string>(parts: Omit<ColumnSet<Name>, 'byHeading'>): ColumnSet<Name> => ({
  ...parts,
  byHeading: new Map(
    parts.columns.flatMap(({ field, label, synonyms }) =>
      [label, ...synonyms].map((each) => [headingKey(each), field] as const),
    ),
  ),
});

/** What a field is called in sheets of the kind; the field itself where it is none of theirs. */
export const labelIn = ({ columns }: ColumnSet, field: string): string =>
  columns.find((each) => each.field === field)?.label ?? field;

/** Whether a sheet that says these fields and attributes changes only things that exist (docs/rules/imports.md 18). */
export const isPartialSheet = <Name extends string>(
  { partial }: Pick<ColumnSet<Name>, 'partial'>,
  present: ReadonlySet<string>,
): boolean =>
  partial !== undefined &&
  !present.has(partial.without) &&
  [...present].some((name) => !partial.key.some((field) => field === name));

/** The required groups of which a sheet with these fields and attributes has none. */
export const missingColumns = <Name extends string>(
  set: Pick<ColumnSet<Name>, 'required' | 'partial'>,
  present: ReadonlySet<string>,
): readonly (readonly Name[])[] => {
  const missing = set.required.filter((group) => !group.some((field) => present.has(field)));
  const needed = isPartialSheet(set, present) ? set.partial?.key[0] : undefined;
  return needed === undefined ? missing : missing.filter((group) => group.includes(needed));
};
