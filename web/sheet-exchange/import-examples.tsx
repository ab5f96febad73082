import { useId, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { folded } from '#core/shared/folded.ts';

/** The result of a row of a sheet. */
export interface ImportExample {
  /** Null for what stands in no row. */
  readonly line: number | null;
  readonly what: 'Nueva' | 'Cambia' | 'Rechazada' | 'No figura' | 'Cambia mucho' | 'Cambió antes';
  readonly text: string;
  /** Some of its cells. */
  readonly cells?: string;
}

interface ImportExamplesProps {
  readonly examples: readonly ImportExample[];
  /** How many such rows the sheet has. */
  readonly total: number;
}

const states = {
  Nueva: 'delivered',
  Cambia: 'delivered',
  Rechazada: 'cancelled',
  'No figura': 'received',
  'Cambia mucho': 'cancelled',
  'Cambió antes': 'cancelled',
} as const;

/** More rows than a sheet can have. */
const largestLine = 10_000_000;

/** What changed since the look stands first, then what changes steeply; what stands in no row last. */
const placeOf = ({ line, what }: ImportExample): number => {
  if (line === null) return Number.MAX_SAFE_INTEGER;
  return what === 'Cambió antes' ? line - 2 * largestLine : what === 'Cambia mucho' ? line - largestLine : line;
};

/** Most rows that are shown without a search. */
const maxShown = 50;

/** The first rows that come in, change or stay out, with a search in them. */
export function ImportExamples({ examples, total }: ImportExamplesProps) {
  const [search, setSearch] = useState('');
  const field = useId();
  if (examples.length === 0) return null;
  const wanted = folded(search);
  const found = examples
    .map((example, key) => ({ ...example, key }))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .filter(({ line, what, text, cells = '' }) => folded(`${line ?? ''} ${what} ${text} ${cells}`).includes(wanted));
  return (
    <div className="import-examples">
      <div className="field">
        <label htmlFor={field}>Buscar en las filas</label>
        <input id={field} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <p className="muted" role="status">
        {`${formatCount(Math.min(found.length, maxShown))} de ${formatCount(total)} filas`}
      </p>
      <table className="list-table">
        <thead>
          <tr>
            <th className="num">Fila</th>
            <th>Qué pasa</th>
            <th>Detalle</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, maxShown).map(({ key, line, what, text, cells }) => (
            <tr key={key}>
              <td className="num mono">{line === null ? '—' : formatCount(line)}</td>
              <td>
                <span className={`state ${states[what]}`}>
                  <i aria-hidden="true" />
                  {what}
                </span>
              </td>
              <td>
                {text}
                {cells !== undefined && <span className="sub muted">{cells}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
