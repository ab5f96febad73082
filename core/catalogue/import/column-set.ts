import { folded } from '#core/shared/folded.ts';

/** `synonyms` are usual headings, compared by folded; the label is one of them. */
export interface Column<Name extends string = string> {
  readonly field: Name;
  readonly label: string;
  readonly synonyms: readonly string[];
}

/** The columns that sheets of a kind may have, and what people write above them. */
export interface ColumnSet<Name extends string = string> {
  /** As a mapping file names it. */
  readonly kind: string;
  readonly columns: readonly Column<Name>[];
  /** In each group at least one field must come from a column or a constant. */
  readonly required: readonly (readonly Name[])[];
  /** Fields that sheets often leave to their title: one maker's list has no column of the brand. */
  readonly constants: readonly Name[];
  /** Whether a column may also be a technical attribute. */
  readonly hasAttributes: boolean;
  /** Every usual heading, folded. */
  readonly byHeading: ReadonlyMap<string, Name>;
}

/** A set of columns with its headings. */
export const columnSet = <Name extends string>(said: Omit<ColumnSet<Name>, 'byHeading'>): ColumnSet<Name> => ({
  ...said,
  byHeading: new Map(
    said.columns.flatMap(({ field, label, synonyms }) =>
      [label, ...synonyms].map((each) => [folded(each), field] as const),
    ),
  ),
});

/** What a field is called in sheets of the kind; the field itself where it is none of theirs. */
export const labelIn = ({ columns }: ColumnSet, field: string): string =>
  columns.find((each) => each.field === field)?.label ?? field;
