import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { folded } from '#core/shared/folded.ts';
import { Field } from '#web/ui/field.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import type { ImportExample } from './import-example.ts';
import { importExampleColumns } from './import-example-columns.tsx';

interface ImportExamplesProps {
  readonly examples: readonly ImportExample[];
  /** How many such rows the sheet has. */
  readonly total: number;
}

/** More rows than a sheet can have. */
const largestLine = 10_000_000;

/** What changed since the look comes first, then what changes steeply; what is in no row last. */
const placeOf = ({ line, what }: ImportExample): number => {
  if (line === null) return Number.MAX_SAFE_INTEGER;
  return what.startsWith('Cambió antes') ? line - 2 * largestLine : what === 'Cambia mucho' ? line - largestLine : line;
};

/** Most rows that are shown without a search. */
const maxShown = 50;

/** The first rows that come in, change or stay out, with a search in them. */
export function ImportExamples({ examples, total }: ImportExamplesProps) {
  const [search, setSearch] = useState('');
  if (examples.length === 0) return null;
  const wanted = folded(search);
  const found = examples
    .map((example, at) => ({ ...example, key: String(at) }))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .filter(({ line, what, text, cells = '' }) => folded(`${line ?? ''} ${what} ${text} ${cells}`).includes(wanted));
  return (
    <div className="import-examples">
      <Field label="Buscar en las filas">
        {(ties) => <input {...ties} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
      </Field>
      <p className="muted" role="status">
        {`${formatCount(Math.min(found.length, maxShown))} de ${formatCount(total)} filas`}
      </p>
      <OfficeTable
        name="Filas de la planilla"
        rows={found.slice(0, maxShown)}
        none={null}
        rowKey="key"
        columns={importExampleColumns}
        isShort
      />
    </div>
  );
}
