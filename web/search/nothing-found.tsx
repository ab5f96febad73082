import { Link } from 'react-router-dom';
import { droppedText, foundCountText } from '#adapters/texts/search-findings.es.ts';
import { noFilters, type TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { HiddenNote } from '#web/exclusions/hidden-note.tsx';
import { Message } from '#web/ui/message.tsx';
import { countFilters, linkToProduct, linkToWords, type SearchState, toSearchLink } from './search-url.ts';

interface NothingFoundProps {
  readonly page: TextSearchPage;
  readonly state: SearchState;
}

/** Says that nothing matches, and shows what comes nearest, each said to be something else. */
export function NothingFound({ page, state }: NothingFoundProps) {
  const { suggestion, nearCodes, nearQuestions, hiddenCount } = page;
  const isFiltered = countFilters(state.filters) > 0;
  const offersNothing = suggestion === null && nearCodes.length + nearQuestions.length + hiddenCount === 0;
  return (
    <Message title="No hay datos que coincidan con el criterio de búsqueda">
      <HiddenNote
        count={hiddenCount}
        isShown={state.withHidden}
        linkTo={(withHidden) => toSearchLink({ withHidden, page: 1 }, state)}
      />
      {suggestion !== null && (
        <p>
          ¿Quisiste decir <Link to={linkToWords(suggestion, state)}>{suggestion}</Link>?
        </p>
      )}
      <NearCodes nearCodes={nearCodes} />
      <NearQuestions nearQuestions={nearQuestions} state={state} />
      {isFiltered && (
        <Link className="btn" to={toSearchLink({ filters: noFilters, page: 1 }, state)}>
          Buscar sin filtros
        </Link>
      )}
      {offersNothing && !isFiltered && (
        <p className="muted">
          Probá con {/\s/.test(state.text.trim()) ? 'menos palabras' : 'otra palabra'}, o con el código de otra marca.
        </p>
      )}
    </Message>
  );
}

function NearCodes({ nearCodes }: Pick<TextSearchPage, 'nearCodes'>) {
  if (nearCodes.length === 0) return null;
  return (
    <section className="nearest-found">
      <h3>{nearCodes.length === 1 ? 'El código más parecido que hay' : 'Los códigos más parecidos que hay'}</h3>
      <ul>
        {nearCodes.map((near) => (
          <li key={`${near.productId} ${near.code}`}>
            <Link className="mono" to={linkToProduct(near)}>
              {near.code}
            </Link>{' '}
            <b className="brand">{near.productBrandName}</b> <span className="muted">{near.description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NearQuestions({
  nearQuestions,
  state,
}: Pick<TextSearchPage, 'nearQuestions'> & Pick<NothingFoundProps, 'state'>) {
  if (nearQuestions.length === 0) return null;
  return (
    <section className="nearest-found">
      <h3>Con menos palabras hay</h3>
      <ul>
        {nearQuestions.map((near) => (
          <li key={near.text}>
            {droppedText(near)}: <Link to={linkToWords(near.text, state)}>{near.text}</Link>{' '}
            <span className="muted">{foundCountText(near.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
