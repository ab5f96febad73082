import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { noMarkupTexts, quoteProblem } from '#adapters/texts/quotes.es.ts';
import { maxQuoteLines } from '#core/quotes/draft.ts';
import { quoteTotal } from '#core/quotes/quote.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import { searchPath } from '#web/search/search-url.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { AddRow, fullText } from '#web/ui/field-rows.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RefreshFailed } from '#web/ui/refresh-failed.tsx';
import { isBlank, withFreeLine } from './draft.ts';
import { shownDraftLine, withRoundedPrices } from './draft-reading.ts';
import { QuoteClient } from './quote-client.tsx';
import { QuoteFormLines } from './quote-form-lines.tsx';
import { linkToQuotes } from './quote-url.ts';
import { RoundingChoice, useRounding } from './rounding.tsx';
import { useQuoteForm } from './use-quote-form.ts';

/** The draft, with what it comes to while it is typed. */
export function QuoteForm() {
  const { form, prices, calculating, includesIva, remove, problem, save, saveAsNew, discard } = useQuoteForm();
  const draft = form.values;
  const [asks, setAsks] = useState(false);
  const [rounding, setRounding] = useRounding();
  const navigate = useNavigate();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const focus = useRowFocus();
  const full = fullText(draft.lines.length, maxQuoteLines);
  const shown = draft.lines.map((line) => shownDraftLine(line, prices.known));
  const total = quoteTotal(shown.flatMap((line) => line ?? []));
  const rounded = withRoundedPrices(draft, prices.known, rounding);
  const closeTo = linkToQuotes({ quote: draft.of?.id ?? null });
  const giveUp = () => {
    discard();
    navigate(closeTo);
  };
  return (
    <form ref={form.element} className="detail q-form" aria-labelledby={heading} onSubmit={save} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {draft.of === null ? 'Nuevo presupuesto' : `Cambiar ${draft.of.title}`}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin guardar: queda como está">
          <Icon name="close" />
        </Link>
      </header>
      <QuoteClient form={form} />
      <QuoteFormLines form={form} focus={focus} prices={prices} shown={shown} rounding={rounding} onRemove={remove}>
        <div className="q-add">
          <Link className="btn" to={searchPath}>
            <Icon name="search" />
            Agregar artículos
          </Link>
          {full === null ? (
            <AddRow
              label="Línea libre"
              onAdd={() => {
                focus.added('last');
                form.change(withFreeLine);
              }}
            />
          ) : (
            <span className="muted">{full}</span>
          )}
          {draft.lines.length > 0 && (
            <RoundingChoice
              rounding={rounding}
              onChoose={setRounding}
              onRound={rounded === null ? null : () => form.change(() => rounded)}
            />
          )}
        </div>
      </QuoteFormLines>
      <RefreshFailed text={calculating.failure && quoteProblem(calculating.failure)} onRetry={calculating.retry} />
      <div className="total">
        <span>Total</span>
        <b>{formatPesos(total)}</b>
      </div>
      {includesIva !== null && <p className="q-iva">{ivaText(includesIva)}</p>}
      <div role="status">{prices.unmarked.size > 0 && <p className="notice warn">{noMarkupTexts.whileTyped}</p>}</div>
      <FormFailure text={problem}>
        {saveAsNew !== null && (
          <button type="button" className="btn" onClick={saveAsNew}>
            Guardar como nuevo
          </button>
        )}
      </FormFailure>
      <button type="submit" className="btn primary big" disabled={form.isSending || draft.lines.length === 0}>
        {form.isSending ? 'Guardando…' : 'Guardar presupuesto'}
      </button>
      {!isBlank(draft) && (
        <button type="button" className="btn q-discard" disabled={form.isSending} onClick={() => setAsks(true)}>
          Descartar
        </button>
      )}
      {asks && (
        <Confirm
          title={draft.of === null ? '¿Descartar este presupuesto?' : '¿Descartar los cambios?'}
          action="Descartar"
          onClose={() => setAsks(false)}
          onConfirm={giveUp}
        />
      )}
    </form>
  );
}
