import { faultsProblem } from '#adapters/texts/warranties.es.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { firstIncident, firstInstallation, maxLengthsOfWarranty } from '#core/warranties/warranty-to-request.ts';
import { CaseField } from '#web/cases/case-field.tsx';
import { CaseForm } from '#web/cases/case-form.tsx';
import { useFront } from '#web/front-context.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { type WarrantyForm as Form, useWarrantyDraft } from './use-warranty-draft.ts';
import { blankWarranty, isBlankWarranty } from './warranty-draft.ts';
import { WarrantyField } from './warranty-field.tsx';
import { WarrantyProduct } from './warranty-product.tsx';
import { WarrantyVehicle } from './warranty-vehicle.tsx';

const closeTo = '/warranties';

/** A new warranty while it is written. */
export function WarrantyForm() {
  const { warranting } = useServices();
  const form = useWarrantyDraft();
  return (
    <CaseForm
      title="Nueva garantía"
      action="Enviar garantía"
      discardQuestion="¿Descartar esta garantía?"
      closeTo={closeTo}
      isBlank={isBlankWarranty(form.draft)}
      isSending={form.isSending}
      failure={form.failure}
      send={form.send}
      discard={() => warranting.draft.set(blankWarranty)}
    >
      <WarrantyProduct form={form} />
      <WarrantyVehicle form={form} />
      <Use form={form} />
      <Fault form={form} />
    </CaseForm>
  );
}

/** When it was fitted and when it failed, and what the vehicle had run. */
function Use({ form }: { readonly form: Form }) {
  const today = dateInBuenosAires(useFront().clock.now());
  return (
    <fieldset className="case-part">
      <legend>Uso</legend>
      <div className="case-fields">
        <WarrantyField
          form={form}
          field="startUsing"
          label="Fecha de colocación"
          dates={{ min: firstInstallation, max: today }}
        />
        <WarrantyField
          form={form}
          field="endUsing"
          label="Fecha de la falla"
          dates={{ min: firstIncident, max: today }}
        />
        <WarrantyField form={form} field="kilometrageInstalled" label="Km al colocarlo" isNumber />
        <WarrantyField form={form} field="kilometrageBreakage" label="Km al fallar" isNumber />
        <WarrantyField form={form} field="kilometrageUsed" label="Km de uso" isNumber />
        <WarrantyField form={form} field="kilometrage" label="Km del vehículo hoy" isNumber />
      </div>
    </fieldset>
  );
}

function Fault({ form }: { readonly form: Form }) {
  const { warranting } = useServices();
  const { answer: faults, failure, retry } = useServiceQuery(warranting.faults);
  const { draft, change, problemOf, leave } = form;
  const chosen = faults?.find(({ id }) => id === draft.faultSequence);
  return (
    <fieldset className="case-part">
      <legend>Falla</legend>
      {failure !== null && (
        <p className="notice bad">
          {faultsProblem(failure)}
          <button type="button" className="btn" onClick={retry}>
            Reintentar
          </button>
        </p>
      )}
      <CaseField
        label="Cómo falló"
        problem={problemOf('faultSequence')}
        hint={chosen?.detail ?? ''}
        onLeave={() => leave('faultSequence')}
      >
        {(tied) => (
          <select
            {...tied}
            value={draft.faultSequence}
            onChange={({ target }) => change({ faultSequence: target.value })}
          >
            <option value="">Elegí una</option>
            {faults?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </CaseField>
      <CaseField label="Nota" problem={problemOf('notes')} onLeave={() => leave('notes')}>
        {(tied) => (
          <textarea
            {...tied}
            rows={4}
            maxLength={maxLengthsOfWarranty.notes}
            placeholder="Qué hizo, cuándo, y cómo se colocó"
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </CaseField>
    </fieldset>
  );
}
