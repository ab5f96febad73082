import { writeFile } from 'node:fs/promises';
import { writeCsv } from 'hucre/csv';
import { rowReasonText } from '#adapters/texts/import.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';

/**
 * The rejected rows as a CSV that spreadsheet programs open: line and reason. The server tells the first two thousand; a last
 * row says how many more there are. Answers whether it could be written.
 */
export async function writeRejections(path: string, { kind, summary }: ImportRun): Promise<boolean> {
  const rows = summary.rejections.flatMap(({ line, reasons }) =>
    reasons.map((reason) => [line, rowReasonText(reason, kind)]),
  );
  const untold = summary.rejected - summary.rejections.length;
  const more = untold > 0 ? [['', `Y ${formatCount(untold)} filas más`]] : [];
  // What a row says is somebody else's text: a spreadsheet must not run it.
  const csv = writeCsv([['Línea', 'Motivo'], ...rows, ...more], { bom: true, escapeFormulae: true, delimiter: ';' });
  return writeFile(path, `${csv}\r\n`).then(
    () => true,
    () => false,
  );
}
