import { customerRowReasonText } from '#adapters/texts/customer-sheets.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CustomerSheetReport, RejectedCustomerRow } from '#core/customer-sheets/customer-sheet.service.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { csvOf } from '#web/ui/office-column.ts';

interface CustomerSheetResultProps {
  readonly report: CustomerSheetReport;
  readonly fileName: string;
  readonly isUnderWay: boolean;
  readonly onImport: () => void;
}

/** Rows shown of those that are rejected; all of them are in the file. */
const mostShown = 50;

const reasonsOf = ({ reasons }: RejectedCustomerRow): string => reasons.map(customerRowReasonText).join('. ');

/** What a sheet would do, or did. */
export function CustomerSheetResult({ report, fileName, isUnderWay, onImport }: CustomerSheetResultProps) {
  const { isDryRun, created, changed, unchanged, rejected, ignored, headings } = report;
  const save = () => {
    const columns = [
      ...headings.map((header, at) => ({
        id: String(at),
        header,
        text: ({ cells }: RejectedCustomerRow) => cells[at] ?? '',
      })),
      { id: 'line', header: 'Línea del archivo', text: ({ line }: RejectedCustomerRow) => String(line) },
      { id: 'reasons', header: 'Por qué se rechazó', text: reasonsOf },
    ];
    saveBlob(
      `rechazados-${fileName.replace(/\.\w+$/, '')}.csv`,
      new Blob([csvOf(rejected, columns)], { type: 'text/csv;charset=utf-8' }),
    );
  };
  const facts = [
    [isDryRun ? 'Nuevos' : 'Creados', created],
    [isDryRun ? 'Cambian' : 'Cambiados', changed],
    ['Sin cambios', unchanged],
    ['Rechazados', rejected.length],
  ] as const;
  return (
    <>
      <dl className="customer-facts">
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
          Listo. A los nuevos generales una contraseña, o invitalos por mail, desde su ficha.
        </p>
      )}
      <p className="customer-acts">
        {isDryRun && created + changed > 0 && (
          <button type="button" className="btn primary" disabled={isUnderWay} onClick={onImport}>
            {isUnderWay ? 'Importando…' : `Importar ${formatCount(created + changed)}`}
          </button>
        )}
        {isDryRun && created + changed === 0 && <span className="muted">No hay nada para importar.</span>}
        {rejected.length > 0 && (
          <button type="button" className="btn" onClick={save}>
            <Icon name="download" />
            Bajar rechazados
          </button>
        )}
      </p>
      {rejected.length > 0 && (
        <table className="customer-rejected">
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
      {rejected.length > mostShown && (
        <p className="muted">Se muestran las primeras {mostShown}. Todas están en el archivo.</p>
      )}
    </>
  );
}
