import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText, noMarkupTexts, quoteProblem } from '#adapters/texts/quotes.es.ts';
import { quoteTotal } from '#core/quotes/quote.ts';
import { maxValidityDays, validUntil } from '#core/quotes/validity.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { whatsappNumber } from '#core/shared/whatsapp.ts';
import { useFront } from '#web/front-context.tsx';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { searchPath } from '#web/search/search-url.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isBlank, type QuoteDraft, withFreeLine } from './draft.ts';
import { shownDraftLine, validityProblem } from './draft-reading.ts';
import { QuoteFormLines } from './quote-form-lines.tsx';
import { linkToQuotes } from './quote-url.ts';
import { RoundingChoice, useRounding } from './rounding.tsx';
import { useLineFocus } from './use-line-focus.ts';
import { useQuoteDraft } from './use-quote-draft.ts';

/** The draft, with what it comes to while it is typed. */
export function QuoteForm() {
  const {
    draft,
    change,
    known,
    gone,
    unmarked,
    includesIva,
    calculating,
    remove,
    save,
    saveAsNew,
    isSaving,
    problem,
    discard,
  } = useQuoteDraft();
  const [showsProblems, setShowsProblems] = useState(false);
  const [asks, setAsks] = useState(false);
  const [rounding, chooseRounding] = useRounding();
  const navigate = useNavigate();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { form, added, removed } = useLineFocus(draft.lines.length);
  const shown = draft.lines.map((line) => shownDraftLine(line, known));
  const total = quoteTotal(shown.flatMap((line) => line ?? []));
  const closeTo = linkToQuotes({ quote: draft.of?.id ?? null });
  const giveUp = () => {
    discard();
    navigate(closeTo);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblems(true);
    save();
  };
  return (
    <form ref={form} className="detail q-form" aria-labelledby={heading} onSubmit={submit} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {draft.of === null ? 'Nuevo presupuesto' : `Cambiar ${draft.of.title}`}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin guardar: queda como está">
          <Icon name="close" />
        </Link>
      </header>
      <Client draft={draft} onChange={change} showsProblems={showsProblems} />
      {draft.lines.length === 0 ? (
        <p className="q-none">
          Todavía no tiene nada. <Link to={searchPath}>Buscá los artículos</Link> y tocá «presupuestar», o agregá una
          línea libre.
        </p>
      ) : (
        <QuoteFormLines
          draft={draft}
          shown={shown}
          known={known}
          gone={gone}
          unmarked={unmarked}
          showsProblems={showsProblems}
          rounding={rounding}
          onChange={change}
          onRemove={(place) => {
            removed(place);
            remove(place);
          }}
        />
      )}
      <div className="q-add">
        <Link className="btn" to={searchPath}>
          <Icon name="search" />
          Agregar artículos
        </Link>
        <button
          type="button"
          className="btn"
          onClick={() => {
            added();
            change(withFreeLine(draft));
          }}
        >
          <Icon name="plus" />
          Línea libre
        </button>
        {draft.lines.length > 0 && <RoundingChoice rounding={rounding} onChoose={chooseRounding} />}
      </div>
      {calculating.failure !== null && (
        <p className="notice bad">
          {quoteProblem(calculating.failure)}
          <button type="button" className="btn" onClick={calculating.retry}>
            Reintentar
          </button>
        </p>
      )}
      <div className="total">
        <span>Total</span>
        <b>{formatPesos(total)}</b>
      </div>
      {includesIva !== null && <p className="q-iva">{ivaText(includesIva)}</p>}
      <div role="status">{unmarked.size > 0 && <p className="notice warn">{noMarkupTexts.whileTyped}</p>}</div>
      <div role="alert">
        {problem !== null && (
          <p className="notice bad">
            {problem.text}
            {problem.canBeNew && (
              <button type="button" className="btn" onClick={saveAsNew}>
                Guardar como nuevo
              </button>
            )}
          </p>
        )}
      </div>
      <button type="submit" className="btn primary big" disabled={isSaving || draft.lines.length === 0}>
        {isSaving ? 'Guardando…' : 'Guardar presupuesto'}
      </button>
      {!isBlank(draft) && (
        <button type="button" className="btn q-discard" onClick={() => setAsks(true)}>
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

interface ClientProps {
  readonly draft: QuoteDraft;
  readonly showsProblems: boolean;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

/** For whom it is, and until when. */
function Client({ draft, showsProblems, onChange }: ClientProps) {
  const { clock } = useFront();
  const { clientName, clientPhone, validityDays, note } = draft;
  const wrongDays = validityProblem(draft);
  const isForeign = clientPhone.trim() !== '' && whatsappNumber(clientPhone) === null;
  const hint = useId();
  return (
    <div className="q-client-fields">
      <label className="field">
        Cliente
        <input
          value={clientName}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ clientName: target.value })}
        />
      </label>
      <label className="field">
        WhatsApp
        <input
          type="tel"
          value={clientPhone}
          maxLength={40}
          autoComplete="off"
          placeholder="11 5874-9895"
          aria-describedby={isForeign ? hint : undefined}
          onChange={({ target }) => onChange({ clientPhone: target.value })}
        />
        {isForeign && (
          <span id={hint} className="q-hint">
            Con la característica se abre el chat; así, WhatsApp te pregunta a quién
          </span>
        )}
      </label>
      <label className="field">
        Válido por (días)
        <input
          inputMode="numeric"
          value={validityDays}
          maxLength={3}
          autoComplete="off"
          aria-invalid={wrongDays !== null && showsProblems}
          onChange={({ target }) => onChange({ validityDays: target.value })}
        />
        {wrongDays === null ? (
          <span className="q-hint">
            {draft.of === null || draft.atTodaysPrices
              ? `hasta el ${formatDate(validUntil(dateInBuenosAires(clock.now()), Number(validityDays)))}`
              : `de 1 a ${maxValidityDays}, desde su fecha`}
          </span>
        ) : (
          <span className="wrong">{wrongDays}</span>
        )}
      </label>
      <label className="field q-wide">
        Observaciones
        <textarea
          rows={2}
          maxLength={1000}
          placeholder="Lo lee el cliente"
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
      {draft.of !== null && (
        <label className="check q-wide">
          <input
            type="checkbox"
            checked={draft.atTodaysPrices}
            onChange={({ target }) => onChange({ atTodaysPrices: target.checked })}
          />
          Pasar todo a los precios de hoy
        </label>
      )}
    </div>
  );
}
