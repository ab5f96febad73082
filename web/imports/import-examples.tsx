import { useId, useState } from 'react';
import { rowReasonText } from '#adapters/texts/import.es.ts';
import { changeText } from '#adapters/texts/import-change.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { folded } from '#core/shared/folded.ts';

interface Example {
  readonly line: number;
  readonly what: 'Cambia' | 'Rechazada';
  readonly text: string;
}

const examplesOf = ({ kind, summary }: ImportRun): readonly Example[] => {
  const changed = summary.examples.map(({ line, changes }) => ({
    line,
    what: 'Cambia' as const,
    text: changes.map((change) => changeText(kind, change)).join('; '),
  }));
  const rejected = summary.rejections.map(({ line, reasons }) => ({
    line,
    what: 'Rechazada' as const,
    text: reasons.map((reason) => rowReasonText(reason, kind)).join('. '),
  }));
  return [...changed, ...rejected].sort((one, other) => one.line - other.line);
};

/** As many as are worth looking at without a search. */
const maxShown = 50;

/** The first rows that change or stay out, with a search in them. */
export function ImportExamples({ run }: { readonly run: ImportRun }) {
  const [search, setSearch] = useState('');
  const field = useId();
  const all = examplesOf(run);
  if (all.length === 0) return null;
  const wanted = folded(search);
  const found = all.filter(({ line, what, text }) => folded(`${line} ${what} ${text}`).includes(wanted));
  return (
    <div className="import-examples">
      <div className="field">
        <label htmlFor={field}>Buscar en las filas que cambian o se rechazan</label>
        <input id={field} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <p className="muted" role="status">
        {countText(Math.min(found.length, maxShown), run)}
      </p>
      <table className="office-table">
        <thead>
          <tr>
            <th className="num">Fila</th>
            <th>Qué pasa</th>
            <th>Detalle</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, maxShown).map(({ line, what, text }) => (
            <tr key={`${what} ${line}`}>
              <td className="num mono">{formatCount(line)}</td>
              <td>
                <span className={`state ${what === 'Cambia' ? 'delivered' : 'cancelled'}`}>
                  <i aria-hidden="true" />
                  {what}
                </span>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const countText = (shown: number, { summary }: ImportRun): string =>
  `${formatCount(shown)} de ${formatCount(summary.changed + summary.rejected)} filas`;
