import type { DecimalMode } from '#core/shared/written-number.ts';
import { type ColumnSet, missingColumns } from './column-set.ts';
import { meaningOf } from './recognise.ts';
import type { SheetPreview } from './sheet-preview.ts';

/** What a person says of a sheet's columns, where they are not as everybody writes them (docs/rules/imports.md 4). */
export interface ColumnChoice {
  readonly hasHeading: boolean;
  readonly decimal: DecimalMode;
  /** The field of each 0-based column, or a technical attribute; '' where it is not imported. */
  readonly meanings: readonly string[];
  /** Values that every row has, by Field; '' for none. A constant counts where no column gives a value. */
  readonly constants: Readonly<Record<string, string>>;
}

const isField = ({ columns }: ColumnSet, name: string): boolean => columns.some(({ field }) => field === name);

/** The fields by their headings alone: the first column of each field counts. */
const guessed = (set: ColumnSet, headings: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const meaning = meaningOf(set, heading);
    const name = meaning === undefined ? '' : 'field' in meaning ? meaning.field : meaning.attribute;
    if (taken.has(name)) return '';
    taken.add(name);
    return name;
  });
};

/** A sheet as it was understood, and its first rows. */
export interface UnderstoodSheet {
  /** How the columns were understood: the field, or technical attribute, and its 0-based column. */
  readonly columns: readonly { readonly field: string; readonly column: number }[];
  /** How the sheet's numbers are written. */
  readonly decimal: DecimalMode;
  /** Fields that have the same value in every row. */
  readonly constants: readonly { readonly field: string; readonly value: string }[];
  /** The sheet's first rows; null until it was opened. */
  readonly preview: SheetPreview | null;
}

/** The choice that a person begins with: what was understood of the sheet, else what its headings say. */
export const columnChoiceOf = (set: ColumnSet, sheet: UnderstoodSheet): ColumnChoice => {
  const { columns, decimal, constants, preview } = sheet;
  const rows = preview?.rows ?? [];
  const headings = preview?.headingRow == null ? [] : (rows[preview.headingRow] ?? []);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const understood = new Map(columns.map(({ field, column }) => [column, field]));
  const byHeading = guessed(set, headings);
  const meaningAt = (at: number): string => (columns.length > 0 ? understood.get(at) : byHeading[at]) ?? '';
  return {
    hasHeading: preview === null || preview.headingRow !== null,
    decimal,
    meanings: Array.from({ length: width }, (_, at) => meaningAt(at)),
    constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
  };
};

export type ColumnChoiceFlaw =
  /** None of these fields has a column, or a value that every row has. */
  | { readonly code: 'column-missing'; readonly fields: readonly string[] }
  | { readonly code: 'column-twice'; readonly meaning: string };

export const columnChoiceFlaws = (
  set: ColumnSet,
  { meanings, constants }: ColumnChoice,
): readonly ColumnChoiceFlaw[] => {
  const twice = new Set(meanings.filter((each, at) => each !== '' && meanings.indexOf(each) !== at));
  const constantFields = Object.keys(constants).filter((field) => (constants[field] ?? '').trim() !== '');
  const present = new Set([...meanings.filter((each) => each !== ''), ...constantFields]);
  return [
    ...missingColumns(set, present).map((fields) => ({ code: 'column-missing', fields }) as const),
    ...[...twice].map((meaning) => ({ code: 'column-twice', meaning }) as const),
  ];
};

/** A heading that says which column it is, also next month: written, and there once. Else the place counts. */
const columnRef = (headings: readonly string[], at: number): string | number => {
  const heading = (headings[at] ?? '').trim();
  const isAlone =
    heading !== '' && headings.filter((other) => other.trim().toLowerCase() === heading.toLowerCase()).length === 1;
  return isAlone ? heading : at + 1;
};

/**
 * The choice as the text of a mapping file (docs/import). A column that was not chosen is not imported, even with a
 * known heading.
 * @param headings the sheet's heading row, whole; empty where the sheet has none by the choice.
 */
export const mappingTextOf = (set: ColumnSet, choice: ColumnChoice, headings: readonly string[]): string => {
  const names = choice.hasHeading ? headings : [];
  const chosen = choice.meanings.flatMap((name, at) => (name === '' ? [] : [[name, columnRef(names, at)] as const]));
  const constants = Object.entries(choice.constants).filter(
    ([field, value]) => value.trim() !== '' && !choice.meanings.includes(field),
  );
  return JSON.stringify({
    kind: set.kind,
    hasHeading: choice.hasHeading,
    recognise: false,
    decimal: choice.decimal,
    columns: Object.fromEntries(chosen.filter(([name]) => isField(set, name))),
    attributes: Object.fromEntries(chosen.filter(([name]) => !isField(set, name))),
    constants: Object.fromEntries(constants.map(([field, value]) => [field, value.trim()])),
  });
};
