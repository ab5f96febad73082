import type { DecimalMarkUnclear } from './decimal-mark.ts';
import type { MappingFailure } from './mapping.ts';
import type { RecogniseFailure } from './recognise.ts';
import type { SpreadsheetFailure } from './spreadsheet.port.ts';

const misunderstood = {
  'empty-sheet': true,
  'heading-not-found': true,
  'text-called-excel': true,
  'missing-columns': true,
  'ambiguous-column': true,
  'mapped-heading-not-found': true,
  'mapping-not-json': true,
  'mapping-unknown-key': true,
  'mapping-wrong-value': true,
  'mapping-wrong-kind': true,
  'sheet-not-found': true,
  'decimal-mark-unclear': true,
} satisfies Record<
  | (RecogniseFailure | MappingFailure | DecimalMarkUnclear)['code']
  | Extract<SpreadsheetFailure['code'], 'sheet-not-found' | 'text-called-excel'>,
  true
>;

/**
 * Whether it failed for its columns, its sheet or its mapping: the file is kept, and can be read with another mapping.
 */
export const isMisunderstood = ({ code }: { readonly code: string }): boolean => Object.hasOwn(misunderstood, code);
