import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { claimOptionsProblem } from '#adapters/texts/claims.es.ts';
import { firstPurchaseDate, mostOfClaim } from '#core/claims/claim-to-open.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { CaseField } from '#web/cases/case-field.tsx';
import { focusFirstWrong } from '#web/cases/first-wrong.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { useArrivalFocus } from '#web/parts/arrival-focus.ts';
import { Confirm } from '#web/parts/confirm.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { blankClaim, isBlankClaim } from './claim-draft.ts';
import { ClaimFormProducts } from './claim-form-products.tsx';
import { linkToClaims } from './claim-url.ts';
import { useClaimDraft } from './use-claim-draft.ts';

const closeTo = linkToClaims('/demands');

/** A new claim while it is written. */
export function ClaimForm() {
  const { claiming } = useDesks();
  const { clock } = useFront();
  const form = useClaimDraft();
  const { draft, change, problemOf, leave } = form;
  const { answer: options, failure: noOptions, retry } = useWatchedAnswer(claiming.options);
  const [asks, ask] = useState(false);
  const [tries, count] = useState(0);
  const navigate = useNavigate();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(element.current);
  }, [tries]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.send())) count((before) => before + 1);
  };

  return (
    <form
      ref={element}
      className="detail case-form"
      aria-labelledby={heading}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          Nuevo reclamo
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin enviar: lo escrito queda">
          <Icon name="close" />
        </Link>
      </header>
      {noOptions !== null && (
        <p className="notice bad">
          {claimOptionsProblem(noOptions)}
          <button type="button" className="btn" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
      {options !== null && options.origins.length === 0 && (
        <p className="notice warn">Todavía no se puede reclamar: el distribuidor no cargó los orígenes. Avisale.</p>
      )}
      <div className="case-fields">
        <CaseField label="Origen" problem={problemOf('origin')} onLeave={() => leave('origin')}>
          {(tied) => (
            <select {...tied} value={draft.origin} onChange={({ target }) => change({ origin: target.value })}>
              <Options none="Elegí uno" chosen={draft.origin} options={options?.origins ?? []} />
            </select>
          )}
        </CaseField>
        <CaseField label="Motivo" problem={problemOf('reason')} onLeave={() => leave('reason')}>
          {(tied) => (
            <select {...tied} value={draft.reason} onChange={({ target }) => change({ reason: target.value })}>
              <Options none="Sin motivo" chosen={draft.reason} options={options?.reasons ?? []} />
            </select>
          )}
        </CaseField>
        <CaseField
          label="Fecha de la factura o del pedido"
          problem={problemOf('purchaseDate')}
          onLeave={() => leave('purchaseDate')}
        >
          {(tied) => (
            <input
              {...tied}
              type="date"
              min={firstPurchaseDate}
              max={dateInBuenosAires(clock.now())}
              value={draft.purchaseDate}
              onChange={({ target }) => change({ purchaseDate: target.value })}
            />
          )}
        </CaseField>
        <CaseField
          label="Número de factura o pedido"
          problem={problemOf('purchaseDocument')}
          onLeave={() => leave('purchaseDocument')}
        >
          {(tied) => (
            <input
              {...tied}
              className="mono"
              autoComplete="off"
              maxLength={mostOfClaim.purchaseDocument}
              placeholder="A 00001-00012345"
              value={draft.purchaseDocument}
              onChange={({ target }) => change({ purchaseDocument: target.value })}
            />
          )}
        </CaseField>
      </div>
      <fieldset className="case-part">
        <legend>Artículos</legend>
        <ClaimFormProducts
          products={draft.products}
          problemOf={problemOf}
          onLeave={leave}
          onChange={form.changeProduct}
          onRemove={form.remove}
        />
        <ProductField
          label={draft.products.length === 0 ? 'Artículo' : 'Otro artículo'}
          typed={draft.code}
          problem={form.codeProblem}
          onType={(code) => change({ code })}
          onLeave={() => leave('products')}
          onFound={form.add}
        />
      </fieldset>
      <CaseField label="Nota" problem={problemOf('note')} onLeave={() => leave('note')}>
        {(tied) => (
          <textarea
            {...tied}
            rows={4}
            maxLength={mostOfClaim.note}
            placeholder="Qué pasó, y qué esperás"
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </CaseField>
      <div role="alert">{form.failure !== null && <p className="notice bad">{form.failure}</p>}</div>
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Enviando…' : 'Enviar reclamo'}
      </button>
      {!isBlankClaim(draft) && (
        <button type="button" className="btn case-discard" onClick={() => ask(true)}>
          Descartar
        </button>
      )}
      {asks && (
        <Confirm
          title="¿Descartar este reclamo?"
          action="Descartar"
          onClose={() => ask(false)}
          onConfirm={() => {
            claiming.draft.set(blankClaim);
            navigate(closeTo);
          }}
        >
          <p className="muted">Lo que escribiste se pierde.</p>
        </Confirm>
      )}
    </form>
  );
}

interface OptionsProps {
  readonly none: string;
  readonly chosen: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** What was chosen stays to be seen, also where the list does not have it (yet). */
function Options({ none, chosen, options }: OptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {chosen !== '' && !options.some(({ name }) => name === chosen) && <option value={chosen}>{chosen}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
