import { claimOptionsProblem } from '#adapters/texts/claims.es.ts';
import { firstPurchaseDate, maxLengthsOfClaim } from '#core/claims/claim-to-open.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { CaseField } from '#web/cases/case-field.tsx';
import { CaseForm } from '#web/cases/case-form.tsx';
import { ProductField } from '#web/cases/product-field.tsx';
import { useFront } from '#web/front-context.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { blankClaim, isBlankClaim } from './claim-draft.ts';
import { ClaimFormProducts } from './claim-form-products.tsx';
import { linkToClaims } from './claim-url.ts';
import { useClaimDraft } from './use-claim-draft.ts';

const closeTo = linkToClaims('/demands');

/** A new claim while it is written. */
export function ClaimForm() {
  const { claiming } = useServices();
  const { clock } = useFront();
  const form = useClaimDraft();
  const { draft, change, problemOf, leave } = form;
  const { answer: options, failure: noOptions, retry } = useServiceQuery(claiming.options);
  return (
    <CaseForm
      title="Nuevo reclamo"
      action="Enviar reclamo"
      discardQuestion="¿Descartar este reclamo?"
      closeTo={closeTo}
      isBlank={isBlankClaim(draft)}
      isSending={form.isSending}
      failure={form.failure}
      send={form.send}
      discard={() => claiming.draft.set(blankClaim)}
    >
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
              maxLength={maxLengthsOfClaim.purchaseDocument}
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
            maxLength={maxLengthsOfClaim.note}
            placeholder="Qué pasó, y qué esperás"
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </CaseField>
    </CaseForm>
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
