import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Facets as FacetCounts, TextSearchFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { type ChoiceGroup, choiceGroups } from './facet-choices.ts';

interface FacetsProps {
  readonly facets: FacetCounts;
  readonly filters: TextSearchFilters;
  readonly onFilter: (filters: TextSearchFilters) => void;
}

/** How many boxes of a group are shown before 'Ver más'. */
const shownAtFirst = 8;

/** The filters beside what was found, with how many each leaves. */
export function Facets({ facets, filters, onFilter }: FacetsProps) {
  return choiceGroups(facets, filters).map((group) => (
    <FacetGroup key={group.title} group={group} onFilter={onFilter} />
  ));
}

interface FacetGroupProps {
  readonly group: ChoiceGroup;
  readonly onFilter: (filters: TextSearchFilters) => void;
}

function FacetGroup({ group: { title, choices }, onFilter }: FacetGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ticked = choices.filter(({ isOn }) => isOn);
  const others = choices.filter(({ isOn }) => !isOn);
  const shown = isOpen ? choices : [...ticked, ...others].slice(0, Math.max(shownAtFirst, ticked.length));
  const hidden = choices.length - shown.length;
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {shown.map(({ key, name, count, isOn, toggled }) => (
        <label key={key}>
          <input type="checkbox" checked={isOn} onChange={() => onFilter(toggled)} />
          <span className="facet-name">{name}</span>
          <span className="facet-count">{formatCount(count)}</span>
        </label>
      ))}
      {(hidden > 0 || isOpen) && choices.length > shownAtFirst && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Ver menos' : `Ver ${hidden} más`}
        </button>
      )}
    </fieldset>
  );
}
