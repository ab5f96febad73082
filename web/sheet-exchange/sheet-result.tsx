import type { ReactNode } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { rejectedSheetTexts } from '#adapters/texts/sheets.es.ts';
import type { RejectedSheetRow, SheetReport } from '#core/sheets/sheet.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { csvOf } from '#web/ui/office-column.ts';

interface SheetResultProps<Reason> {
  readonly report: SheetReport<Reason>;
  /** For their file; null where they could not be had. */
  readonly allRejected: () => Promise<readonly RejectedSheetRow<Reason>[] | null>;
  readonly fileName: string;
  readonly reasonText: (reason: Reason) => string;
  /** What there is to do once it is done. */
  readonly after?: string | undefined;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Rows shown of those that are rejected; all of them are in the file. */
const mostShown = 50;

/** What a sheet would do, or did, and its rejected rows as a file that can be mended and brought again. */
export function SheetResult<Reason>(props: SheetResultProps<Reason>) {
  const { report, allRejected, fileName, reasonText, after, children } = props;
  const { isDryRun, created, changed, unchanged, rejected, rejectedCount, ignored, headings } = report;
  const { submit, isUnderWay } = useSubmission();
  const reasonsOf = ({ reasons }: RejectedSheetRow<Reason>): string => reasons.map(reasonText).join('. ');
  const save = async () => {
    const rows = await allRejected();
    if (rows === null) return;
    const columns = [
      ...headings.map((header, at) => ({
        id: String(at),
        header,
        text: ({ cells }: RejectedSheetRow<Reason>) => cells[at] ?? '',
      })),
      { id: 'line', header: rejectedSheetTexts.line, text: ({ line }: RejectedSheetRow<Reason>) => String(line) },
      { id: 'reasons', header: rejectedSheetTexts.reasons, text: reasonsOf },
    ];
    saveBlob(
      `rechazados-${fileName.replace(/\.\w+$/, '')}.csv`,
      new Blob([csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' }),
    );
  };
  const facts = [
    [isDryRun ? 'Nuevos' : 'Creados', created],
    [isDryRun ? 'Cambian' : 'Cambiados', changed],
    ['Sin cambios', unchanged],
    ['Rechazados', rejectedCount],
  ] as const;
  return (
    <>
      <dl className="sheet-facts">
        {facts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={name === 'Rechazados' && count > 0 ? 'mono over' : 'mono'}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {ignored.length > 0 && <p className="notice warn">Estas columnas no se importan: {ignored.join(', ')}.</p>}
      {!isDryRun && (
        <p className="notice" role="status">
          {['Listo.', after].filter((text) => text !== undefined).join(' ')}
        </p>
      )}
      <p className="sheet-acts">
        {children}
        {rejected.length > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={() => submit(save)}>
            <Icon name="download" />
            {isUnderWay ? 'Preparando…' : 'Descargar rechazados'}
          </button>
        )}
      </p>
      {rejected.length > 0 && (
        <table className="sheet-rejected">
          <caption className="only-read">Filas rechazadas</caption>
          <thead>
            <tr>
              <th scope="col">Línea</th>
              <th scope="col">Por qué</th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, mostShown).map((row) => (
              <tr key={row.line}>
                <td className="mono">{formatCount(row.line)}</td>
                <td>
                  {reasonsOf(row)}
                  <span className="sub muted">
                    {row.cells
                      .filter((cell) => cell !== '')
                      .slice(0, 4)
                      .join(' · ')}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rejectedCount > mostShown && (
        <p className="muted">Se muestran las primeras {mostShown}. Todas están en el archivo.</p>
      )}
    </>
  );
}
