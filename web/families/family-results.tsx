import { formatCount } from '#adapters/texts/numbers.es.ts';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import type { FamilyPage } from '#core/catalogue/families/family.service.ts';
import { HiddenNote } from '#web/exclusions/hidden-note.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { answerOfSearch } from '#web/search/answer-of-search.ts';
import { FlatTable } from '#web/search/result-table.tsx';
import { useScrollMemory } from '#web/search/scroll-memory.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import type { FamilyChoices } from './family-choices.ts';
import { type FamilyState, familiesPath, printFamilies } from './family-url.ts';

interface FamilyResultsProps {
  readonly state: FamilyState;
  readonly choices: FamilyChoices;
  readonly onChange: (state: FamilyState) => void;
}

const linkWith = (state: FamilyState): string => `${familiesPath}?${printFamilies(state)}`;

/** A page of what was found, in the order of code. */
export function FamilyResults(props: FamilyResultsProps) {
  const { state } = props;
  const { catalogue } = useServices();
  const found = answerOfSearch(useServiceQuery(catalogue.ofFamily, state));
  const { answer, isCurrent } = found;
  useScrollMemory(isCurrent);
  usePageInRange({
    asked: state.page,
    currentPage: isCurrent ? (answer?.currentPage ?? null) : null,
    linkTo: (page) => linkWith({ ...state, page }),
  });
  return (
    <div>
      <QueryState of={found} problem={catalogueProblem} skeleton={searching}>
        {(page) => <FoundPage {...props} page={page} isCurrent={isCurrent} />}
      </QueryState>
    </div>
  );
}

const searching = (
  <section className="results">
    <div className="result-bar" />
    <Skeleton rows={8} kind="product" />
  </section>
);

interface FoundPageProps extends FamilyResultsProps {
  readonly page: FamilyPage;
  readonly isCurrent: boolean;
}

function FoundPage({ state, choices, onChange, page, isCurrent }: FoundPageProps) {
  const { products, currentPage, totalPages, totalCount, hiddenCount } = page;
  const chips = chipsOf(state, choices);
  const clear = () =>
    onChange({
      ...state,
      vehicleBrandSegmentId: null,
      vehicleBrandIds: [],
      productBrandIds: [],
      properties: [],
      page: 1,
    });
  return (
    <section className="results" aria-busy={!isCurrent}>
      <div className="result-bar">
        <div role="status">
          <h1>
            {formatCount(totalCount)} {totalCount === 1 ? 'artículo' : 'artículos'}
            <span> · {choices.chosen?.name ?? 'Todas las familias'}</span>
          </h1>
        </div>
        {chips.map(({ name, without }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-label={`Quitar filtro ${name}`}
            onClick={() => onChange({ ...without, page: 1 })}
          >
            {name}
            <Icon name="close" />
          </button>
        ))}
        {chips.length > 0 && (
          <button type="button" className="link" onClick={clear}>
            Limpiar todo
          </button>
        )}
        <HiddenNote
          count={hiddenCount}
          isShown={state.withHidden ?? false}
          linkTo={(withHidden) => linkWith({ ...state, withHidden, page: 1 })}
        />
      </div>
      {products.length === 0 ? (
        <Message title="No hay datos que coincidan con el criterio de búsqueda">
          {chips.length > 0 && (
            <button type="button" className="btn" onClick={clear}>
              Buscar sin filtros
            </button>
          )}
        </Message>
      ) : (
        <>
          <FlatTable products={products} />
          <Pagination current={currentPage} total={totalPages} linkTo={(to) => linkWith({ ...state, page: to })} />
        </>
      )}
    </section>
  );
}

interface Chip {
  readonly name: string;
  readonly without: FamilyState;
}

/** Each choice beside the family, and the state without it. */
const chipsOf = (state: FamilyState, choices: FamilyChoices): readonly Chip[] => {
  const nameIn = (options: readonly { readonly id: string; readonly name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name ?? id;
  const segment = state.vehicleBrandSegmentId;
  return [
    ...(segment === null
      ? []
      : [{ name: nameIn(choices.segments, segment), without: { ...state, vehicleBrandSegmentId: null } }]),
    ...state.vehicleBrandIds.map((id) => ({
      name: nameIn(choices.vehicleBrands, id),
      without: { ...state, vehicleBrandIds: state.vehicleBrandIds.filter((other) => other !== id) },
    })),
    ...state.productBrandIds.map((id) => ({
      name: nameIn(choices.productBrands, id),
      without: { ...state, productBrandIds: state.productBrandIds.filter((other) => other !== id) },
    })),
    ...state.properties.map(({ property, values }) => {
      const filter = choices.chosen?.filters.find((each) => each.property === property);
      return {
        name: `${filter?.title ?? property}: ${filter?.type === 'Number' ? rangeText(values) : values.join(', ')}`,
        without: { ...state, properties: state.properties.filter((other) => other.property !== property) },
      };
    }),
  ];
};

const rangeText = ([from = '', to = '']: readonly string[]): string => {
  const [low, high] = [from.replace('.', ','), to.replace('.', ',')];
  if (low === '') return `hasta ${high}`;
  return high === '' ? `desde ${low}` : `${low} a ${high}`;
};
