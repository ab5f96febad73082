import { useState } from 'react';
import { phraseKey } from '#core/search/synonyms/synonym-list.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { TypedRow } from './rows-editor.tsx';

interface BuiltInSynonymsProps {
  /** The distributor's own synonyms, as typed. */
  readonly own: readonly TypedRow[];
  readonly onChange: (synonym: Synonym) => void;
}

const says = ({ typed, means }: Synonym, wanted: string): boolean =>
  [typed, ...means].some((phrase) => phraseKey(phrase).includes(wanted));

/**
 * Synonyms that come with the program, folded away; each can be taken into the distributor's own, which then goes
 * before it.
 */
export function BuiltInSynonyms({ own, onChange }: BuiltInSynonymsProps) {
  const [wanted, setWanted] = useState('');
  const shown = tradeSynonyms.filter((synonym) => says(synonym, phraseKey(wanted)));
  const meansOf = new Map(own.map(({ typed = '', means = '' }) => [phraseKey(typed), means.trim()]));
  return (
    <details className="shop-section built-in-synonyms">
      <summary>Los que vienen con el programa ({tradeSynonyms.length})</summary>
      <p className="muted">
        Con «Cambiar» pasa a los tuyos, que reemplazan al del programa. Si ahí borrás lo que también busca, queda
        apagado.
      </p>
      <SearchInput
        label="Filtrar los que vienen con el programa"
        placeholder="Buscar una palabra"
        value={wanted}
        onChange={setWanted}
      />
      <ul className="synonym-list">
        {shown.map((synonym) => {
          const ownMeans = meansOf.get(phraseKey(synonym.typed));
          return (
            <li key={synonym.typed}>
              <strong>{synonym.typed}</strong>
              <span className={ownMeans === undefined ? '' : 'replaced'}>{synonym.means.join(', ')}</span>
              <span className="muted">
                {ownMeans === undefined ? '' : ownMeans === '' ? 'apagado arriba' : 'cambiado arriba'}
              </span>
              <button
                type="button"
                className="link"
                aria-label={`Cambiar ${synonym.typed}`}
                onClick={() => onChange(synonym)}
              >
                Cambiar
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="muted">Nada coincide</p>}
    </details>
  );
}
