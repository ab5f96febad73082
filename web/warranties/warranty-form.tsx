import { kilometresByOthersText } from '#adapters/texts/warranties.es.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { type KilometreField, kilometreFields, kilometresByOthers } from '#core/warranties/kilometres-by-others.ts';
import { firstIncident, firstInstallation, maxLengthsOfWarranty } from '#core/warranties/warranty-to-request.ts';
import { CaseForm } from '#web/cases/case-form.tsx';
import { useKeptSubmission } from '#web/hooks/kept-submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { useWarrantedOrder } from './use-warranted-order.ts';
import { type WarrantyForm as Form, useWarrantyForm } from './use-warranty-form.ts';
import { blankWarranty, isBlankWarranty, warrantyOf } from './warranty-draft.ts';
import { WarrantyField } from './warranty-field.tsx';
import { WarrantyProduct } from './warranty-product.tsx';
import { WarrantyVehicle } from './warranty-vehicle.tsx';

const closeTo = '/warranties';

/** A new warranty while it is written. */
export function WarrantyForm() {
  const { warrantyQueries } = useServices();
  const { form, send } = useWarrantyForm();
  useWarrantedOrder(form);
  return (
    <CaseForm
      kind="warranty"
      title="Nueva garantía"
      action="Enviar garantía"
      discardQuestion="¿Descartar esta garantía?"
      closeTo={closeTo}
      isBlank={isBlankWarranty(form.values)}
      form={form}
      isSending={useKeptSubmission(warrantyQueries.sending).isUnderWay}
      onSend={send}
      discard={() => warrantyQueries.draft.set(blankWarranty)}
    >
      <WarrantyProduct form={form} />
      <WarrantyVehicle form={form} />
      <Use form={form} />
      <Fault form={form} />
    </CaseForm>
  );
}

const kilometreLabels: Readonly<Record<KilometreField, string>> = {
  kilometrageInstalled: 'Km al colocarlo',
  kilometrageBreakage: 'Km al fallar',
  kilometrageUsed: 'Km de uso',
};

/** What the two others give, beside the one that is empty. */
const kilometresHint = (field: KilometreField, draft: Form['values']): string | undefined => {
  const given = draft[field].trim() === '' ? kilometresByOthers(field, warrantyOf(draft)) : null;
  return given === null ? undefined : kilometresByOthersText(given);
};

/** When it was fitted and when it failed, and what the vehicle had run. */
function Use({ form }: { readonly form: Form }) {
  const today = dateInBuenosAires(usePublicServices().clock.now());
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
        {kilometreFields.map((field) => (
          <WarrantyField
            key={field}
            form={form}
            field={field}
            label={kilometreLabels[field]}
            hint={kilometresHint(field, form.values)}
            isNumber
          />
        ))}
        <WarrantyField form={form} field="kilometrage" label="Km del vehículo hoy" isNumber />
      </div>
    </fieldset>
  );
}

function Fault({ form }: { readonly form: Form }) {
  const { warrantyQueries } = useServices();
  const asked = useServiceQuery(warrantyQueries.faults);
  const { answer: faults } = asked;
  const chosen = faults?.find(({ id }) => id === form.values.faultSequence);
  return (
    <fieldset className="case-part">
      <legend>Falla</legend>
      <ChoicesFailed of={[asked]} lacking="las formas de falla" />
      {faults?.length === 0 && (
        <p className="notice warn">
          Todavía no se puede pedir una garantía: el distribuidor no cargó las formas de falla. Avisale.
        </p>
      )}
      <FormField form={form} name="faultSequence" label="Cómo falló" hint={chosen?.detail}>
        {(control) => (
          <select {...control}>
            <option value="">Elegí una</option>
            {faults !== null && chosen === undefined && control.value !== '' && (
              <option value={control.value}>La que elegiste ya no está: elegí otra</option>
            )}
            {faults?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name="notes" label="Nota">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxLengthsOfWarranty.notes}
            placeholder="Qué hizo, cuándo, y cómo se colocó"
          />
        )}
      </FormField>
    </fieldset>
  );
}
