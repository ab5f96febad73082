import { isWorkbook } from '#core/shared/sheet-format.ts';
import type { SheetPreview } from './sheet-preview.ts';

interface NamedSheet {
  readonly fileName: string;
  /** Null where nobody chose its columns. */
  readonly mapping: string | null;
  /** Null where its rows were not read. */
  readonly preview: Pick<SheetPreview, 'sheets'> | null;
}

/**
 * Why a sheet is not read, in a person's words: of a text that is called .xlsx and has no known heading, also what it
 * is; its columns are asked for all the same (docs/rules/imports.md 4). Contents decide: a text with known headings is
 * read.
 */
export const failureOfNamed = <Failure extends { readonly code: string }>(
  { fileName, mapping, preview }: NamedSheet,
  failure: Failure,
): Failure | { readonly code: 'text-called-excel' } =>
  failure.code === 'heading-not-found' && mapping === null && preview?.sheets.length === 0 && isWorkbook(fileName)
    ? { code: 'text-called-excel' }
    : failure;
