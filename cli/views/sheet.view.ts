import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { SheetReport } from '#core/sheets/sheet.service.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';

/** What a sheet would do, or did; every rejected row with its line. */
export const sheetReportText = <Reason>(
  report: SheetReport<Reason>,
  reasonText: (reason: Reason) => string,
  style: Style,
): string => {
  const { isDryRun, created, changed, unchanged, missing, rejected, kept, ignored } = report;
  const counts = facts(
    [
      [isDryRun ? 'Nuevos' : 'Creados', formatCount(created)],
      [isDryRun ? 'Cambian' : 'Cambiados', formatCount(changed)],
      ['Sin cambios', formatCount(unchanged)],
      ['No figuran', missing === null ? '' : formatCount(missing.count)],
      ['Rechazados', formatCount(rejected.length)],
      ['No se importan', ignored.join(', ')],
    ],
    style,
  );
  const rows = [
    ...rejected.map((row) => ({ ...row, emphasis: style.bad })),
    ...kept.map((row) => ({ ...row, emphasis: style.faint })),
  ]
    .sort((one, other) => one.line - other.line)
    .map(
      ({ line, reasons, emphasis }) => `${emphasis(`Línea ${line}`)}  ${printable(reasons.map(reasonText).join('. '))}`,
    );
  const absent = (missing?.names ?? []).map((name) => `${style.faint('No figura')}  ${printable(name)}`);
  return [counts, ...rows, ...absent].join('\n');
};
