import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sortedText } from '#adapters/texts/search-findings.es.ts';
import {
  noFilters,
  type TextSearchFilters,
  type TextSearchPage,
} from '#core/catalogue/text-search/catalogue.service.ts';
import type { SearchSort } from '#core/catalogue/text-search/search-sort.ts';
import { ExclusionsButton } from '#web/exclusions/exclusions-button.tsx';
import { HiddenNote } from '#web/exclusions/hidden-note.tsx';
import { SaveSearchButton } from '#web/saved-searches/save-search-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ExportButton } from './export-button.tsx';
import { choiceGroups } from './facet-choices.ts';
import { countFilters, type SearchState, textOfSearch, toSearchLink } from './search-url.ts';
import { SortSelect } from './sort-select.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

interface ResultBarProps {
  readonly page: TextSearchPage;
  readonly state: SearchState;
  readonly onFilter: (filters: TextSearchFilters) => void;
  readonly onSort: (sort: SearchSort) => void;
  readonly onFacets: () => void;
}

/** How many were found, by what was understood and by which filters, each of which can be taken off here. */
export function ResultBar({ page, state, onFilter, onSort, onFacets }: ResultBarProps) {
  const ticked = choiceGroups(page.facets, state.filters).flatMap(({ choices }) => choices.filter(({ isOn }) => isOn));
  const filters = countFilters(state.filters);
  const { totalCount } = page;
  const text = textOfSearch(state);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Removing a filter removes its chip, which had the focus: the focus goes to the heading with the number found. */
  const goOn = () => heading.current?.focus();
  return (
    <div className="result-bar">
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {formatCount(totalCount)} {totalCount === 1 ? 'artículo' : 'artículos'}
          {text !== '' && <span> · {text}</span>}
        </h1>
      </div>
      <UnderstoodChips understood={page.understood} state={state} onTaken={goOn} />
      {ticked.map(({ key, name, toggled }) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-label={`Quitar filtro ${name}`}
          onClick={() => {
            goOn();
            onFilter(toggled);
          }}
        >
          {name}
          <Icon name="close" />
        </button>
      ))}
      {filters > 0 && <Link to={toSearchLink({ filters: noFilters, page: 1 }, state)}>Limpiar todo</Link>}
      <span className="spacer" />
      <SortSelect page={page} sort={state.sort} onSort={onSort} />
      <button type="button" className="btn facet-button" onClick={onFacets}>
        <Icon name="filter" />
        Filtros{filters > 0 && ` (${filters})`}
      </button>
      <SaveSearchButton state={state} filterNames={ticked.map(({ name }) => name)} />
      <ExportButton page={page} state={state} />
      <ExclusionsButton />
      {page.sortedCount !== null && <p className="muted sorted-note">{sortedText(page.sortedCount)}</p>}
      {totalCount > 0 && (
        <HiddenNote
          count={page.hiddenCount}
          isShown={state.withHidden}
          linkTo={(withHidden) => toSearchLink({ withHidden, page: 1 }, state)}
        />
      )}
    </div>
  );
}
