import { whatsappNumber } from '#core/distributor/whatsapp.ts';
import { maxQuoteTexts } from '#core/quotes/draft.ts';
import { maxValidityDays, validUntil } from '#core/quotes/validity.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

/** The client of a quote, and its last day. */
export function QuoteClient({ form }: { readonly form: QuoteFormState }) {
  const { clock } = usePublicServices();
  const { clientPhone, validityDays, of, atTodaysPrices } = form.values;
  const isForeign = clientPhone.trim() !== '' && whatsappNumber(clientPhone) === null;
  const days = Number(validityDays);
  const isNow = of === null || atTodaysPrices;
  const until = days >= 1 && days <= maxValidityDays ? validUntil(dateInBuenosAires(clock.now()), days) : null;
  return (
    <div className="q-client-fields">
      <FormField form={form} name="clientName" label="Cliente">
        {(control) => <input {...control} maxLength={maxQuoteTexts.clientName} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="clientPhone"
        label="WhatsApp"
        hint={isForeign && 'Con la característica se abre el chat; así, WhatsApp te pregunta a quién'}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            maxLength={maxQuoteTexts.clientPhone}
            autoComplete="off"
            placeholder="11 5874-9895"
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="validityDays"
        label="Válido por (días)"
        hint={isNow && until !== null ? `hasta el ${formatDate(until)}` : `de 1 a ${maxValidityDays}, desde su fecha`}
      >
        {(control) => <input {...control} inputMode="numeric" maxLength={3} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="note" label="Observaciones" className="q-wide">
        {(control) => <textarea {...control} rows={2} maxLength={maxQuoteTexts.note} placeholder="Lo lee el cliente" />}
      </FormField>
      {of !== null && (
        <CheckBox
          className="q-wide"
          label="Pasar todo a los precios de hoy"
          isChecked={atTodaysPrices}
          onChange={(isChecked) => form.change({ atTodaysPrices: isChecked })}
        />
      )}
    </div>
  );
}
