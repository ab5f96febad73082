import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import { collectRepeatedRows } from '#core/imports/repeated-rows.ts';
import type { RejectedSheetRow, RowRepeated } from './sheet.service.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const repeatedCodes: ReadonlySet<string> = new Set<RowRepeated['code']>([
  'code-repeated',
  'document-repeated',
  'document-contradicted',
  'offer-repeated',
]);

const isRepeated = (reason: { readonly code: string }): reason is RowRepeated => repeatedCodes.has(reason.code);

/** Why a row that counts stands beside rejected ones. */
export const isRepeatedBelow = (reason: { readonly code: string }): reason is RepeatedBelow =>
  reason.code === ('repeated-below' satisfies RepeatedBelow['code']);

/**
 * The rows that count and that rejected ones repeat, all rows of their things; `thingOf` are those of the thing that
 * begins in a line.
 */
export const keptRows = (
  rejected: readonly RejectedSheetRow<{ readonly code: string }>[],
  thingOf: (line: number) => readonly Row[],
): readonly RejectedSheetRow<RepeatedBelow>[] => {
  const repeated = collectRepeatedRows();
  for (const { line, reasons } of rejected)
    for (const reason of reasons) if (isRepeated(reason)) repeated.note(reason.line, line);
  const out = new Set(rejected.map(({ line }) => line));
  return [...repeated.reasons()]
    .flatMap(([first, reasons]) => thingOf(first).map(({ line, cells }) => ({ line, cells, reasons })))
    .filter(({ line }) => !out.has(line));
};
