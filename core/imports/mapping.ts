import type { Failure } from '#core/shared/result.ts';
import type { DecimalMode } from '#core/shared/written-number.ts';

/** A column by its heading, or by its 0-based place (letter 'B' and number 2 of the file are both 1). */
export type ColumnRef = { readonly heading: string } | { readonly index: number };

/** What a mapping file says; everything in it is optional. docs/import/README.md shows the JSON. */
export interface Mapping<Name extends string> {
  readonly kind?: string;
  readonly sheet?: string | number;
  readonly hasHeading: boolean;
  /** False: headings that the mapping doesn't name are left alone even when they are usual ones. */
  readonly recognise: boolean;
  readonly columns: ReadonlyMap<Name, ColumnRef>;
  /** Values that every row has, where no column gives one. */
  readonly constants: ReadonlyMap<Name, string>;
  /** Technical attribute → column. */
  readonly attributes: ReadonlyMap<string, ColumnRef>;
  readonly decimal: DecimalMode;
  /** The model year that '32000' or '0 km' stands for, in vehicle lists that write it so. */
  readonly zeroKmYear?: number;
}

/** A mapping that says nothing. */
export const noMapping = <Name extends string>(): Mapping<Name> => ({
  hasHeading: true,
  recognise: true,
  columns: new Map(),
  constants: new Map(),
  attributes: new Map(),
  decimal: 'auto',
});

/** Why a mapping file is refused. `path` is the place inside the JSON, such as 'columns.code'. */
export type MappingFailure =
  | Failure<'mapping-not-json'>
  | (Failure<'mapping-unknown-key'> & { readonly path: string; readonly known: readonly string[] })
  | (Failure<'mapping-wrong-value'> & { readonly path: string; readonly expected: MappingExpectation })
  | (Failure<'mapping-wrong-kind'> & { readonly wanted: string; readonly found: string });

export type MappingExpectation =
  | 'object'
  | 'text'
  | 'boolean'
  | 'sheet'
  | 'column'
  | 'decimal'
  | 'year'
  | 'attribute-name'
  | 'place-without-heading';
