import type { PriceSheetReport } from './price-sheet.service.ts';

/** A report with no more than the first rejected rows, and the rows that count and that these repeat. */
export const withFirstRejected = (report: PriceSheetReport, limit: number): PriceSheetReport => {
  const rejected = report.rejected.slice(0, limit);
  const lines = new Set(rejected.map(({ line }) => line));
  const kept = report.kept.flatMap((row) => {
    const reasons = row.reasons.filter((reason) => 'line' in reason && lines.has(reason.line));
    return reasons.length === 0 ? [] : [{ ...row, reasons }];
  });
  return { ...report, rejected, kept };
};
