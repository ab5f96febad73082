import { cutToPreview } from '#core/imports/sheet-preview.ts';
import type { Rejection } from './drafts/row-reasons.ts';
import type { RejectedRowRepository } from './plan/rejected-row.repository.port.ts';

/**
 * The rejections of the summary with their cells, cut as a preview's are. No more rows are read than there are
 * rejections: both are in the sheet's order, and the few that come later have their line and their reasons alone.
 */
export const withTheirCells = async (
  id: string,
  rejections: readonly Rejection[],
  rejectedRows: Pick<RejectedRowRepository, 'read'>,
): Promise<readonly Rejection[]> => {
  if (rejections.length === 0) return rejections;
  const cellsOf = new Map<number, readonly string[]>();
  for await (const rows of rejectedRows.read(id)) {
    for (const { line, cells } of rows) cellsOf.set(line, cutToPreview(cells));
    if (cellsOf.size >= rejections.length) break;
  }
  return rejections.map((rejection) => {
    const cells = cellsOf.get(rejection.line);
    return cells === undefined ? rejection : { ...rejection, cells };
  });
};
