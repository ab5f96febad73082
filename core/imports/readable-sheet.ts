import type { ColumnSet } from './column-set.ts';
import type { Mapping } from './mapping.ts';
import { type RecogniseFailure, recognise } from './recognise.ts';

/**
 * A cover or an index: no heading, or all of its headings are known and lack a column that nothing said for every row
 * makes good.
 */
const isOfAnotherKind = (constants: readonly string[], failure: RecogniseFailure): boolean =>
  failure.code === 'empty-sheet' ||
  failure.code === 'heading-not-found' ||
  (failure.code === 'missing-columns' &&
    failure.unknown.length === 0 &&
    failure.missing.some((fields) => !fields.some((field) => constants.includes(field))));

/**
 * Whether a worksheet with these first rows has a heading row of the kind, also where a person has to say which of its
 * columns is which: of a workbook the first such one is read (docs/rules/imports.md 27).
 */
export const isReadableSheet = <Name extends string>(
  set: ColumnSet<Name>,
  mapping: Mapping<Name>,
  firstRows: readonly (readonly string[])[],
): boolean => {
  const layout = recognise(set, mapping, firstRows);
  return layout.ok || !isOfAnotherKind(set.constants, layout.val);
};
