import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { quoteProblem, refusedLineText } from '#adapters/texts/quotes.es.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import type { RefusedLine } from '#core/quotes/to-cart.ts';
import { quoteState } from '#core/quotes/validity.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { draftOf, isBlank } from './draft.ts';
import { draftLink } from './quote-url.ts';

interface QuoteDecisionProps {
  readonly quote: Quote;
  readonly closeTo: string;
}

/** The client's answer: yes, something else, or none. */
export function QuoteDecision({ quote, closeTo }: QuoteDecisionProps) {
  const { clock } = usePublicServices();
  const { toCart, remove, isUnderWay, refused } = useDecision(quote, closeTo);
  const edit = useEditing(quote);
  const [asks, setAsks] = useState(false);
  const isExpired = quoteState(quote.validUntil, dateInBuenosAires(clock.now())) === 'Expired';
  return (
    <div className="q-decision inside">
      {isExpired && (
        <p className="notice warn">
          Venció el {formatDate(quote.validUntil)}: los precios pueden ser otros.
          <button type="button" className="btn" onClick={() => edit.start(true)}>
            Pasar a precios de hoy
          </button>
        </p>
      )}
      <div role="alert">{refused.length > 0 && <Refused lines={refused} onChange={() => edit.start(false)} />}</div>
      <button type="button" className="btn primary big" disabled={isUnderWay} onClick={toCart}>
        Llevar al carrito
      </button>
      <p className="muted">Pone estas cantidades en tu carrito, a tus costos de hoy.</p>
      <div className="q-rest">
        <button type="button" className="btn" onClick={() => edit.start(false)}>
          Cambiar
        </button>
        <button type="button" className="btn" disabled={isUnderWay} onClick={() => setAsks(true)}>
          Eliminar
        </button>
      </div>
      {asks && (
        <Confirm
          title={`¿Eliminar el presupuesto ${quoteTitle(quote)}?`}
          action="Eliminar"
          busy={isUnderWay}
          onClose={() => setAsks(false)}
          onConfirm={() => remove(() => setAsks(false))}
        >
          <p className="muted">No se puede recuperar.</p>
        </Confirm>
      )}
      {edit.asks && (
        <Confirm
          title="Tenés un presupuesto sin guardar"
          action="Descartarlo y cambiar este"
          onClose={edit.cancel}
          onConfirm={edit.confirm}
        >
          <p>
            Si cambiás {quoteTitle(quote)}, lo que armabas se pierde. <Link to={draftLink}>Ver lo que armabas</Link>
          </p>
        </Confirm>
      )}
    </div>
  );
}

function Refused({ lines, onChange }: { readonly lines: readonly RefusedLine[]; readonly onChange: () => void }) {
  return (
    <div className="notice bad">
      <div>
        <b>No se llevó nada al carrito:</b>
        <ul>
          {lines.map((line) => (
            <li key={line.name}>{refusedLineText(line)}</li>
          ))}
        </ul>
      </div>
      <button type="button" className="btn" onClick={onChange}>
        Cambiar el presupuesto
      </button>
    </div>
  );
}

function useDecision(quote: Quote, closeTo: string) {
  const { quoteQueries, caller, cart } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const { submit, isUnderWay } = useSubmission();
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const title = `Presupuesto ${quoteTitle(quote)}`;

  const toCart = () =>
    submit(async () => {
      const answer = await quoteQueries.service.toCart(caller, quote);
      setRefused(!answer.ok && answer.val.code === 'quote-lines-refused' ? answer.val.lines : []);
      void quoteQueries.refresh();
      if (answer.ok) {
        cart.refresh();
        const action = { label: 'Ver el carrito', run: () => navigate('/shopping-cart') };
        toaster.show({ kind: 'Success', title, message: 'Está en el carrito', action });
      } else if (answer.val.code !== 'quote-lines-refused') {
        toaster.show({ kind: 'Error', title, message: quoteProblem(answer.val) });
      }
    });
  const remove = (over: () => void) =>
    submit(async () => {
      const answer = await quoteQueries.service.remove(caller, quote);
      void quoteQueries.refresh();
      if (answer.ok) {
        toaster.show({ kind: 'Success', title, message: 'Eliminado' });
        navigate(closeTo);
      } else toaster.show({ kind: 'Error', title, message: quoteProblem(answer.val) });
      over();
    });
  return { toCart, remove, isUnderWay, refused };
}

/** Opens the quote to be changed; what was being made is given up only if somebody says so. */
function useEditing(quote: Quote) {
  const { quoteQueries } = useServices();
  const navigate = useNavigate();
  /** Whether with today's prices; null while nothing is asked. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = (atTodaysPrices: boolean) => {
    quoteQueries.draft.begin({ ...draftOf(quote, quoteTitle(quote), formatAmount), atTodaysPrices });
    navigate(draftLink);
  };
  return {
    asks: wanted !== null,
    start(atTodaysPrices: boolean) {
      const draft = quoteQueries.draft.get();
      if (isBlank(draft)) open(atTodaysPrices);
      else if (draft.of?.id === quote.id && draft.of.version === quote.version && !atTodaysPrices) navigate(draftLink);
      else setWanted(atTodaysPrices);
    },
    cancel: () => setWanted(null),
    confirm: () => open(wanted ?? false),
  };
}
