import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Icon } from './icon.tsx';
import { PopupMenu } from './popup-menu.tsx';

export interface Option {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

interface MultiSelectProps {
  readonly label: string;
  /** The text while nothing is chosen: 'Todas'. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** How many options there have to be for a field that narrows the list. */
const manyOptions = 10;

/** Several of a list, ticked in what opens below the field. */
export function MultiSelect({ label, any, options, chosen, onChoose }: MultiSelectProps) {
  const [wanted, setWanted] = useState('');
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const shown = options.filter(({ name }) => nameKey(name).includes(nameKey(wanted)));
  const chosenText = names.length === 0 ? any : names.length > 2 ? `${names.length} elegidas` : names.join(', ');
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className="field">
      {label}
      <PopupMenu
        className="multi"
        name={`${label}: ${chosenText}`}
        label={
          <>
            <span className={names.length === 0 ? 'chosen muted' : 'chosen'}>{chosenText}</span>
            <Icon name="down" />
          </>
        }
      >
        {options.length >= manyOptions && (
          <input
            className="multi-narrow"
            type="search"
            aria-label={`Filtrar ${label.toLowerCase()}`}
            placeholder="Filtrar…"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        )}
        <fieldset className="multi-list">
          <legend className="only-read">{label}</legend>
          {shown.map(({ id, name, count }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className="facet-name">{name}</span>
              {count !== undefined && <span className="facet-count">{formatCount(count)}</span>}
            </label>
          ))}
          {shown.length === 0 && <p className="muted">Nada coincide</p>}
        </fieldset>
        {chosen.length > 0 && (
          <button type="button" className="link multi-clear" onClick={() => onChoose([])}>
            Limpiar
          </button>
        )}
      </PopupMenu>
    </div>
  );
}
