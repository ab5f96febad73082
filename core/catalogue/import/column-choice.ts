import { columnsOf, type Field, type ImportKind, requirementsOf } from './columns.ts';
import type { ImportRun } from './import.service.ts';
import type { Mapping } from './mapping.ts';
import { meaningOf } from './recognise.ts';

/** What a person says of a sheet's columns, where they are not as everybody writes them (docs/rules/imports.md 4). */
export interface ColumnChoice {
  readonly hasHeading: boolean;
  readonly decimal: Mapping['decimal'];
  /** By 0-based column: a Field or a technical attribute; '' where the column is not imported. */
  readonly meanings: readonly string[];
  /** The same value for every row, by Field; '' for none. Counts where no column gives one. */
  readonly constants: Readonly<Record<string, string>>;
}

/** Fields that lists often leave to their title: one maker's list has no column of the brand. */
export const constantFields: Readonly<Record<ImportKind, readonly Field[]>> = {
  catalogue: ['brand', 'family', 'subfamily', 'iva'],
  vehicles: ['segment', 'brand'],
  equivalences: ['brand', 'equivalentBrand'],
  applications: ['brand', 'vehicleBrand', 'segment'],
  prices: ['brand', 'priceList'],
  stock: ['brand'],
};

const isField = (kind: ImportKind, name: string): name is Field => columnsOf[kind].some(({ field }) => field === name);

/** What the headings say by themselves: the first column of each meaning counts. */
const guessed = (kind: ImportKind, headings: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const meaning = meaningOf(kind, heading);
    const name = meaning === undefined ? '' : 'field' in meaning ? meaning.field : meaning.attribute;
    if (taken.has(name)) return '';
    taken.add(name);
    return name;
  });
};

/** The choice that a person begins with: what was understood of the sheet, else what its headings say. */
export const columnChoiceOf = (
  run: Pick<ImportRun, 'kind' | 'columns' | 'decimal' | 'constants' | 'preview'>,
): ColumnChoice => {
  const { kind, columns, decimal, constants, preview } = run;
  const rows = preview?.rows ?? [];
  const headings = preview?.headingRow == null ? [] : (rows[preview.headingRow] ?? []);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const understood = new Map(columns.map(({ field, column }) => [column, field]));
  const byHeading = guessed(kind, headings);
  const meaningAt = (at: number): string => (columns.length > 0 ? understood.get(at) : byHeading[at]) ?? '';
  return {
    hasHeading: preview === null || preview.headingRow !== null,
    decimal,
    meanings: Array.from({ length: width }, (_, at) => meaningAt(at)),
    constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
  };
};

export type ColumnChoiceFlaw =
  /** One of these has to be a column, or the same for every row. */
  | { readonly code: 'column-missing'; readonly fields: readonly Field[] }
  | { readonly code: 'column-twice'; readonly meaning: string };

export const columnChoiceFlaws = (
  kind: ImportKind,
  { meanings, constants }: ColumnChoice,
): readonly ColumnChoiceFlaw[] => {
  const twice = new Set(meanings.filter((each, at) => each !== '' && meanings.indexOf(each) !== at));
  const has = (field: Field): boolean => meanings.includes(field) || (constants[field] ?? '').trim() !== '';
  return [
    ...requirementsOf[kind]
      .filter((group) => !group.some(has))
      .map((fields) => ({ code: 'column-missing', fields }) as const),
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
 * The choice as the text of a mapping file (docs/import). What was not chosen is not imported, whatever its heading.
 * @param headings the sheet's heading row, whole; empty where the choice says that there is none.
 */
export const mappingTextOf = (kind: ImportKind, choice: ColumnChoice, headings: readonly string[]): string => {
  const names = choice.hasHeading ? headings : [];
  const chosen = choice.meanings.flatMap((name, at) => (name === '' ? [] : [[name, columnRef(names, at)] as const]));
  const constants = Object.entries(choice.constants).filter(
    ([field, value]) => value.trim() !== '' && !choice.meanings.includes(field),
  );
  return JSON.stringify({
    kind,
    hasHeading: choice.hasHeading,
    recognise: false,
    decimal: choice.decimal,
    columns: Object.fromEntries(chosen.filter(([name]) => isField(kind, name))),
    attributes: Object.fromEntries(chosen.filter(([name]) => !isField(kind, name))),
    constants: Object.fromEntries(constants.map(([field, value]) => [field, value.trim()])),
  });
};
