import { Link, useSearchParams } from 'react-router-dom';
import { quotesProblem } from '#adapters/texts/quotes.es.ts';
import { quoteTitle } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { useDesks } from '#web/desks.ts';
import { useAsked } from '#web/parts/asked.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Pagination } from '#web/parts/pagination.tsx';
import { useStore } from '#web/parts/store.ts';
import { isBlank } from './draft.ts';
import { QuoteDetail } from './quote-detail.tsx';
import { QuoteForm } from './quote-form.tsx';
import { NoQuotes, QuoteList } from './quote-list.tsx';
import { draftLink, linkToQuotes, readQuotesUrl } from './quote-url.ts';

/** /quotes: what the shop has quoted to its own clients, one of them or the draft at the right. */
export function QuotesScreen() {
  const { quoting } = useDesks();
  const [query] = useSearchParams();
  const { page, quote, isDrafting } = readQuotesUrl(query);
  const { answer, failure, retry } = useAsked(quoting.page, page);
  const draft = useStore(quoting.draft);

  if (isDrafting) {
    return (
      <main className="office with-detail with-form">
        <PageTitle>{draft.of === null ? 'Nuevo presupuesto' : `Cambiar ${draft.of.title}`}</PageTitle>
        <section>
          <h1>Presupuestos</h1>
          {answer !== null && answer.quotes.length > 0 && (
            <QuoteList quotes={answer.quotes} page={page} open={draft.of?.id ?? null} />
          )}
        </section>
        <QuoteForm />
      </main>
    );
  }
  if (failure !== null) return <Failed text={quotesProblem(failure)} onRetry={retry} />;
  if (answer === null) return <Bones rows={10} kind="office" />;
  const listed = answer.quotes.find(({ id }) => id === quote) ?? null;
  return (
    <main className={quote === null ? 'office' : 'office with-detail'}>
      {listed === null ? (
        <PageTitle>Presupuestos</PageTitle>
      ) : (
        <title>{`Presupuesto ${quoteTitle(listed)} · ${listed.shopName}`}</title>
      )}
      <section>
        <div className="quotes-head">
          <h1>Presupuestos</h1>
          <Link className={answer.quotes.length === 0 ? 'btn' : 'btn primary'} to={draftLink}>
            {isBlank(draft) ? 'Nuevo presupuesto' : 'Seguir con el que armabas'}
          </Link>
        </div>
        {answer.quotes.length === 0 ? <NoQuotes /> : <QuoteList quotes={answer.quotes} page={page} open={quote} />}
        <Pagination
          current={answer.currentPage}
          total={answer.totalPages}
          linkTo={(to) => linkToQuotes({ page: to })}
        />
      </section>
      {quote !== null && <QuoteDetail key={quote} id={asId(quote)} listed={listed} closeTo={linkToQuotes({ page })} />}
    </main>
  );
}
