import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { quotesProblem } from '#adapters/texts/quotes.es.ts';
import { quoteTitle } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { isBlank } from './draft.ts';
import { QuoteDetail } from './quote-detail.tsx';
import { QuoteForm } from './quote-form.tsx';
import { NoQuotes, QuoteList } from './quote-list.tsx';
import { draftLink, linkToQuotes, readQuotesUrl } from './quote-url.ts';

/** /quotes: what the shop has quoted to its own clients, one of them or the draft at the right. */
export function QuotesScreen() {
  const { quoteQueries } = useServices();
  const [query] = useSearchParams();
  const { page, text, quote, isDrafting } = readQuotesUrl(query);
  const asked = useServiceQuery(quoteQueries.page, { page, text });
  const { answer, isCurrent } = asked;
  const navigate = useNavigate();
  const currentPage = isCurrent ? (answer?.currentPage ?? null) : null;
  // By the present address: another quote may have been opened since.
  const narrow = (typed: string) => {
    const now = addressNow(readQuotesUrl);
    navigate(linkToQuotes({ text: typed.trim(), quote: now.quote }), { replace: true });
  };
  usePageInRange({ asked: page, currentPage, linkTo: (to) => linkToQuotes({ page: to, text, quote, isDrafting }) });
  const draft = useStore(quoteQueries.draft);

  if (isDrafting) {
    return (
      <main className={formClasses(answer !== null && answer.quotes.length === 0)}>
        <PageTitle>{draft.of === null ? 'Nuevo presupuesto' : `Cambiar ${draft.of.title}`}</PageTitle>
        <section>
          <h1>Presupuestos</h1>
          {answer !== null && answer.quotes.length > 0 && (
            <QuoteList quotes={answer.quotes} page={page} text={text} open={draft.of?.id ?? null} />
          )}
        </section>
        <QuoteForm />
      </main>
    );
  }
  // While the list is loading it has all the room.
  const isOpen = quote !== null && answer !== null;
  const listed = answer?.quotes.find(({ id }) => id === quote) ?? null;
  const isBare = answer?.quotes.length === 0 && text === '';
  return (
    <main className={isOpen ? 'office with-detail' : 'office'}>
      {listed === null ? (
        <PageTitle>Presupuestos</PageTitle>
      ) : (
        <title>{`Presupuesto ${quoteTitle(listed)} · ${listed.shopName}`}</title>
      )}
      <section>
        <div className="office-head">
          <h1>Presupuestos</h1>
          {answer !== null && !isBare && (
            <NameFilter
              label="Buscar por número, cliente u observaciones"
              placeholder="Número, cliente u observaciones"
              value={text}
              onChange={narrow}
            />
          )}
          {answer !== null && (
            <Link className={isBare ? 'btn' : 'btn primary'} to={draftLink}>
              {isBlank(draft) ? 'Nuevo presupuesto' : 'Seguir con el que armabas'}
            </Link>
          )}
        </div>
        <QueryState
          of={asked}
          problem={quotesProblem}
          skeleton={<Skeleton rows={10} kind="office" />}
          isNone={({ quotes }) => quotes.length === 0}
          none={isBare ? <NoQuotes /> : <NoneFound all="Ver todos los presupuestos" to={linkToQuotes()} />}
        >
          {({ quotes, currentPage, totalPages }) => (
            <>
              <QuoteList quotes={quotes} page={page} text={text} open={quote} />
              <Pagination current={currentPage} total={totalPages} linkTo={(to) => linkToQuotes({ page: to, text })} />
            </>
          )}
        </QueryState>
      </section>
      {isOpen && <QuoteDetail key={quote} id={asId(quote)} listed={listed} closeTo={linkToQuotes({ page, text })} />}
    </main>
  );
}
