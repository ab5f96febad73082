import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { Icon } from './icon.tsx';
import { NameFilter } from './name-filter.tsx';
import { type StateLink, StateLinks } from './state-links.tsx';

interface StateFilter extends Omit<StateLink, 'count'> {
  /** How many there are, or what is said of that; left out where nobody counts. */
  readonly count?: number | string | null;
}

/** A further filter in words, and the link without it. */
export interface SetFilter {
  readonly name: string;
  readonly remove: () => void;
}

interface FilterBarProps {
  readonly states: readonly StateFilter[];
  /** Left out where the screen has a search of its own. */
  readonly search?: { readonly label: string; readonly placeholder: string; readonly value: string };
  readonly onSearch?: (text: string) => void;
  readonly set: readonly SetFilter[];
  /** The address without a filter. */
  readonly clearTo: string;
  /** The fields that open; left out where there are none. */
  readonly children?: ReactNode;
}

/** States at a click, a text, and the rest in fields that open; what is asked stands as chips that go with a click. */
export function FilterBar({ states, search, onSearch, set, clearTo, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="filter-bar">
      <div className="filter-states">
        <StateLinks
          states={states.map(({ count = null, ...state }) => ({
            ...state,
            count: typeof count === 'number' ? formatCount(count) : count,
          }))}
        />
        {children !== undefined && (
          <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon name="filter" />
            Filtros
          </button>
        )}
        {search !== undefined && <NameFilter {...search} onChange={(text) => onSearch?.(text.trim())} />}
      </div>
      {isOpen && <div className="filter-fields">{children}</div>}
      {set.length > 0 && (
        <p className="filter-set">
          {set.map(({ name, remove }) => (
            <button key={name} type="button" className="chip" aria-label={`Quitar ${name}`} onClick={remove}>
              {name}
              <Icon name="close" />
            </button>
          ))}
          <Link to={clearTo}>Limpiar todo</Link>
        </p>
      )}
    </div>
  );
}
