import type { FieldPath } from 'react-hook-form';
import type { TypedMoment } from '#core/price-lists/management/typed-change.ts';
import { dateInBuenosAires, dayAfter } from '#core/shared/buenos-aires.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FormField } from '#web/ui/form-field.tsx';

/** The fields at first: at once; a later moment begins as tomorrow's opening. */
export const tomorrowMorning = (now: number): TypedMoment => ({
  when: 'now',
  date: dayAfter(dateInBuenosAires(now)),
  time: '08:00',
});

/** When the new prices become valid: at once, or at a day and an hour. */
export function MomentFields<Typed extends TypedMoment>({ form }: { readonly form: RuleForm<Typed> }) {
  const named = (name: keyof TypedMoment) => name as FieldPath<Typed>;
  return (
    <>
      <FormField
        form={form}
        name={named('when')}
        label="Cuándo"
        hint="Cambian todos juntos, y los carritos abiertos lo avisan"
      >
        {(control) => (
          <select {...control}>
            <option value="now">Ahora</option>
            <option value="later">Un día y una hora</option>
          </select>
        )}
      </FormField>
      {form.values.when === 'later' && (
        <>
          <FormField form={form} name={named('date')} label="Día">
            {(control) => <input {...control} type="date" />}
          </FormField>
          <FormField form={form} name={named('time')} label="Hora">
            {(control) => <input {...control} type="time" />}
          </FormField>
        </>
      )}
    </>
  );
}
