import { Link } from 'react-router-dom';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { noMarkupTexts, quotePaperTexts, quoteProblem } from '#adapters/texts/quotes.es.ts';
import { type Quote, type QuoteLine, quoteTitle } from '#core/quotes/quote.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import type { QuoteId } from '#core/shared/ids.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QuoteDecision } from './quote-decision.tsx';
import { QuoteSharing } from './quote-sharing.tsx';
import { QuoteStateSign } from './quote-state-sign.tsx';

interface QuoteDetailProps {
  readonly id: QuoteId;
  /** The quote as the list has it; null where it is on another page. */
  readonly listed: Quote | null;
  readonly closeTo: string;
}

/** A quote as the client gets it, and what to do with it. It is also what the printer gets. */
export function QuoteDetail({ id, listed, closeTo }: QuoteDetailProps) {
  const { quoteQueries } = useServices();
  const { answer, failure, retry } = useServiceQuery(quoteQueries.one, listed === null ? id : null);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const quote = listed ?? answer;
  const title = quote === null ? 'Presupuesto' : `Presupuesto ${quoteTitle(quote)}`;
  return (
    <aside className={quote === null ? 'detail' : 'detail printed quote'} aria-label={title}>
      {quote !== null && <p className="only-print q-shop">{quote.shopName}</p>}
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {quote !== null && (
          <span className="inside q-state">
            <QuoteStateSign quote={quote} />
          </span>
        )}
        <Link className="btn" to={closeTo} aria-label="Cerrar el presupuesto">
          <Icon name="close" />
        </Link>
      </header>
      <QueryState
        of={{ answer: quote, failure, retry }}
        problem={quoteProblem}
        skeleton={<Skeleton rows={4} kind="line" />}
      >
        {(shown) => <Sheet quote={shown} closeTo={closeTo} />}
      </QueryState>
    </aside>
  );
}

function Sheet({ quote, closeTo }: { readonly quote: Quote; readonly closeTo: string }) {
  return (
    <>
      {quote.lines.some(({ lacksMarkup }) => lacksMarkup) && (
        <p className="notice warn inside q-unmarked">{noMarkupTexts.onceKept}</p>
      )}
      <QuoteSharing quote={quote} />
      <Facts quote={quote} />
      <Lines lines={quote.lines} />
      <div className="total">
        <span>{quotePaperTexts.total}</span>
        <b>{formatPesos(quote.total)}</b>
      </div>
      <p className="q-iva">{ivaText(quote.includesIva)}</p>
      {quote.note !== '' && <p className="q-note">{quote.note}</p>}
      <p className="only-print q-remark">{quotePaperTexts.remark}</p>
      <QuoteDecision quote={quote} closeTo={closeTo} />
    </>
  );
}

function Facts({ quote }: { readonly quote: Quote }) {
  const { clientName, clientPhone, createdBy, actedBy, cartedAt } = quote;
  const client = [clientName, clientPhone].filter((part) => part !== '').join(' · ');
  return (
    <dl className="facts">
      <Fact name={quotePaperTexts.client} value={client} />
      <Fact name={quotePaperTexts.date} value={formatDate(quote.date)} />
      <Fact name="Validez" value={quotePaperTexts.validUntil(formatDate(quote.validUntil))} />
      <Fact isInside name="Lo hizo" value={actedBy === null ? createdBy : `${createdBy} (${actedBy})`} />
      <Fact isInside name="Al carrito" value={cartedAt === null ? '' : `el ${formatDateTime(cartedAt)}`} />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** For the shop only: it is not printed. */
  readonly isInside?: true;
}

function Fact({ name, value, isInside }: FactProps) {
  if (value === '') return null;
  return (
    <div className={isInside && 'inside'}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  return (
    <table className="sold">
      <thead>
        <tr>
          <th>Descripción</th>
          <th className="num">Cant.</th>
          <th className="num q-unit">Precio</th>
          <th className="num">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {keyed(lines).map(([key, line]) => (
          <tr key={key}>
            <th scope="row">
              {line.code !== '' && (
                <>
                  <span className="code mono">{line.code}</span> <span className="brand">{line.brand}</span>
                </>
              )}
              <div className={line.code === '' ? undefined : 'what'}>{line.description}</div>
              {line.isOwnPrice && <span className="chip inside">precio tuyo</span>}
              {line.lacksMarkup && <span className="chip warn inside">{noMarkupTexts.chip}</span>}
            </th>
            <td className="num s-count">{line.quantity}</td>
            <td className="num q-unit s-unit">{formatAmount(line.unitPrice)}</td>
            <td className="num s-sum">{formatAmount(line.subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Gives each line a key of its own: labour may be there twice. */
const keyed = (lines: readonly QuoteLine[]): readonly (readonly [key: string, line: QuoteLine])[] =>
  lines.map((line, place) => [line.productPriceId ?? `line ${place}`, line]);
