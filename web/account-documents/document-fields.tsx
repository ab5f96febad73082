import { useId } from 'react';
import { letterText } from '#adapters/texts/account-documents.es.ts';
import { documentLetters } from '#core/current-account/document-title.ts';
import type { TypedDocument } from '#core/current-account/management/document-details.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FormField } from '#web/ui/form-field.tsx';

const maxAmount = 30;

/** The fields of a document, for a new one and for a correction. */
export function DocumentFields({ form }: { readonly form: RuleForm<TypedDocument> }) {
  const { customerManagement } = useServices();
  const list = useId();
  const text = form.values.customer.trim();
  const asked = useServiceQuery(
    customerManagement.page,
    text.length < 2 ? null : { filter: { ...everyCustomer, text }, after: null },
  );
  const known = asked.answer?.customers ?? [];
  const named = known.find(({ externalCode, cuit }) => externalCode === text || cuit === text);
  return (
    <div className="case-fields">
      <FormField
        form={form}
        name="customer"
        label="Cliente"
        className="case-wide"
        hint={named === undefined ? 'Su código o su CUIT. Escribí parte del nombre para elegirlo' : named.name}
      >
        {(control) => (
          <>
            <input {...control} list={list} maxLength={100} autoComplete="off" spellCheck={false} />
            <datalist id={list}>
              {known.slice(0, 20).map(({ id, externalCode, name }) => (
                <option key={id} value={externalCode}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <ChoicesFailed of={[asked]} lacking="los clientes para elegir" />
      <FormField form={form} name="letter" label="Letra">
        {(control) => (
          <select {...control}>
            {documentLetters.map((letter) => (
              <option key={letter} value={letter}>
                {letterText(letter)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name="pointOfSale" label="Punto de venta">
        {(control) => <input {...control} className="mono" inputMode="numeric" maxLength={5} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="number" label="Número" className="case-wide">
        {(control) => <input {...control} className="mono" inputMode="numeric" maxLength={8} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="date" label="Fecha">
        {(control) => <input {...control} type="date" />}
      </FormField>
      <FormField form={form} name="expiration" label="Vencimiento">
        {(control) => <input {...control} type="date" />}
      </FormField>
      <FormField form={form} name="total" label="Total">
        {(control) => (
          <input {...control} className="mono" inputMode="decimal" maxLength={maxAmount} autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="debt" label="Deuda" hint="Vacío: todo el total">
        {(control) => (
          <input {...control} className="mono" inputMode="decimal" maxLength={maxAmount} autoComplete="off" />
        )}
      </FormField>
    </div>
  );
}
