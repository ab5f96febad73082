import type { RejectedSheetRow, SheetReport } from './sheet.service.ts';

/**
 * What the file of rejected rows has, in the order of the sheet: those, and beside them the ones that count and that
 * they repeat (docs/rules/imports.md 15).
 */
export const rowsOfRejectedFile = <Reason>({
  rejected,
  kept,
}: Pick<SheetReport<Reason>, 'rejected' | 'kept'>): readonly RejectedSheetRow<Reason>[] =>
  [...rejected, ...kept].sort((one, other) => one.line - other.line);
