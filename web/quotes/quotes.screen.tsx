import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { quotesProblem } from '#adapters/texts/quotes.es.ts';
import { quoteTitle } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { OfficeAwaited } from '#web/ui/office-awaited.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { RefreshFailed } from '#web/ui/refresh-failed.tsx';
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
  const { answer, failure, isCurrent, retry } = useServiceQuery(quoteQueries.page, { page, text });
  const navigate = useNavigate();
  const given = isCurrent ? (answer?.currentPage ?? null) : null;
  // As the address is when it is told: another may have been opened since.
  const narrow = (typed: string) => {
    const now = addressNow(readQuotesUrl);
    navigate(linkToQuotes({ text: typed.trim(), quote: now.quote }), { replace: true });
  };
  usePageInRange({ asked: page, given, linkTo: (to) => linkToQuotes({ page: to, text, quote, isDrafting }) });
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
  if (answer === null) {
    return <OfficeAwaited name="Presupuestos" failed={failure && quotesProblem(failure)} onRetry={retry} />;
  }
  const listed = answer.quotes.find(({ id }) => id === quote) ?? null;
  return (
    <main className={quote === null ? 'office' : 'office with-detail'}>
      {listed === null ? (
        <PageTitle>Presupuestos</PageTitle>
      ) : (
        <title>{`Presupuesto ${quoteTitle(listed)} · ${listed.shopName}`}</title>
      )}
      <section>
        <div className="office-head">
          <h1>Presupuestos</h1>
          {(answer.quotes.length > 0 || text !== '') && (
            <NameFilter
              label="Buscar por número, cliente u observaciones"
              placeholder="Número, cliente u observaciones"
              value={text}
              onChange={narrow}
            />
          )}
          <Link className={answer.quotes.length === 0 && text === '' ? 'btn' : 'btn primary'} to={draftLink}>
            {isBlank(draft) ? 'Nuevo presupuesto' : 'Seguir con el que armabas'}
          </Link>
        </div>
        <RefreshFailed text={failure && quotesProblem(failure)} onRetry={retry} />
        {answer.quotes.length > 0 ? (
          <QuoteList quotes={answer.quotes} page={page} text={text} open={quote} />
        ) : text === '' ? (
          <NoQuotes />
        ) : (
          <Message title="No hay datos que coincidan con el criterio de búsqueda">
            <Link className="btn primary" to={linkToQuotes()}>
              Ver todos los presupuestos
            </Link>
          </Message>
        )}
        <Pagination
          current={answer.currentPage}
          total={answer.totalPages}
          linkTo={(to) => linkToQuotes({ page: to, text })}
        />
      </section>
      {quote !== null && (
        <QuoteDetail key={quote} id={asId(quote)} listed={listed} closeTo={linkToQuotes({ page, text })} />
      )}
    </main>
  );
}
