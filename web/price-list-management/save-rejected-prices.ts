import { unnamedColumnText } from '#adapters/texts/import-history.es.ts';
import { rejectedHeadings } from '#core/imports/rejected-headings.ts';
import { rowsOfRejectedFile } from '#core/sheets/rows-of-rejected-file.ts';
import type { RejectedSheetRow, SheetReport } from '#core/sheets/sheet.service.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { csvOf } from '#web/ui/office-column.ts';

/**
 * Saves the rejected rows of a sheet, and the ones that they repeat, as a file that can be corrected and uploaded
 * again.
 */
export const saveRejectedPrices = <Reason>(
  { headings, ...report }: Pick<SheetReport<Reason>, 'headings' | 'rejected' | 'kept'>,
  fileName: string,
  reasonText: (reason: Reason) => string,
): void => {
  const rows = rowsOfRejectedFile(report);
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const cellAt = (at: number, header: string) => ({
    ...{ id: String(at), header, text: ({ cells }: RejectedSheetRow<Reason>) => cells[at] ?? '' },
  });
  // A sheet may have no headings; what a row has beyond them stands last, so that nothing of it is lost.
  const own = headings.length === 0 ? widest : headings.length;
  const columns = [
    ...Array.from({ length: own }, (_, at) => cellAt(at, headings[at] || unnamedColumnText(at + 1))),
    { id: 'line', header: rejectedHeadings.line, text: ({ line }: RejectedSheetRow<Reason>) => String(line) },
    {
      ...{ id: 'reasons', header: rejectedHeadings.reasons },
      text: ({ reasons }: RejectedSheetRow<Reason>) => reasons.map(reasonText).join('. '),
    },
    ...Array.from({ length: widest - own }, (_, at) => cellAt(own + at, '')),
  ];
  saveBlob(
    `rechazadas-${fileName.replace(/\.\w+$/, '')}.csv`,
    new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }),
  );
};
