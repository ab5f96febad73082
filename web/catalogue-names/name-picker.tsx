import { useId, useState } from 'react';
import { catalogueNameProblem } from '#adapters/texts/catalogue-names.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface NamePickerProps {
  readonly label: string;
  /** The text of choosing none; left out where one has to be chosen. */
  readonly none?: string;
  readonly kind: NameKind;
  readonly isTop?: boolean;
  readonly isOffered: (name: CatalogueName) => boolean;
  /** The id of the chosen name; '' for none. */
  readonly chosen: string;
  /** The chosen name, while it is not among those found. */
  readonly current?: string;
  /** Only names under that parent: an engine is merged with another of its model. */
  readonly within?: string | undefined;
  readonly onChoose: (id: string, name: CatalogueName | null) => void;
}

const maxOffered = 8;

export const wholeName = ({ name, parent }: Pick<CatalogueName, 'name' | 'parent'>): string =>
  parent === null ? name : `${parent.name} › ${name}`;

/** Chooses a name of the catalogue, found by typing: shows the first few that match, and the chosen one. */
export function NamePicker(props: NamePickerProps) {
  const { label, none, kind, isTop = false, isOffered, chosen, current = '', within = '', onChoose } = props;
  const { catalogueNames } = useServices();
  const group = useId();
  const [text, setText] = useState('');
  const found = useServiceQuery(catalogueNames.choices, { kind, text, isTop, parentId: within });
  const { answered } = found;
  // What was found for another text stands until the new one is answered; models do not stand in for engines.
  const isOfThese = answered?.kind === kind && answered.isTop === isTop && answered.parentId === within;
  const choices = { ...found, answer: isOfThese ? found.answer : null };
  const option = (id: string, text: string, count: string, name: CatalogueName | null) => (
    <label key={id} className="name-option">
      <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id, name)} />
      {text}
      {count !== '' && <span className="muted">{count}</span>}
    </label>
  );
  return (
    <div className="name-picker" role="radiogroup" aria-label={label}>
      <span className="name-picker-label">{label}</span>
      <NameFilter label={`Buscar: ${label}`} placeholder="Escribí parte del nombre" value={text} onChange={setText} />
      {none !== undefined && option('', none, '', null)}
      <QueryState
        of={choices}
        problem={catalogueNameProblem}
        skeleton={<Skeleton rows={3} kind="office" />}
        isNone={({ names }) => names.filter(isOffered).length === 0}
        none={<p className="muted">Nada se llama así</p>}
      >
        {({ names, next }) => {
          const offered = names.filter(isOffered);
          const first = offered.slice(0, maxOffered);
          // The chosen name stays in the list, also when other text is typed.
          const kept = offered.find(({ id }) => id === chosen);
          const shown = kept === undefined || first.includes(kept) ? first : [...first, kept];
          return (
            <>
              {current !== '' &&
                chosen !== '' &&
                !shown.some(({ id }) => id === chosen) &&
                option(chosen, current, '', null)}
              {shown.map((name) => option(name.id, wholeName(name), formatCount(name.products), name))}
              {(offered.length > shown.length || next !== null) && (
                <p className="muted">Hay más: escribí parte del nombre</p>
              )}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
