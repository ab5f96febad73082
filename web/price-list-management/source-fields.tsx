import type { FieldPath } from 'react-hook-form';
import { roundingTexts } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { TypedSource } from '#core/price-lists/management/typed-change.ts';
import { roundings } from '#core/pricing/changed-price.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FormField } from '#web/ui/form-field.tsx';

interface SourceFieldsProps<Typed extends TypedSource> {
  readonly form: RuleForm<Typed>;
  readonly lists: readonly SeenPriceList[];
  /** The text of choosing none; left out where one has to be chosen. */
  readonly none?: string;
}

/** The source of new prices: a list, a percentage and a rounding. */
export function SourceFields<Typed extends TypedSource>({ form, lists, none }: SourceFieldsProps<Typed>) {
  const named = (name: keyof TypedSource) => name as FieldPath<Typed>;
  const isEmpty = form.values.fromListId === '';
  return (
    <>
      <FormField form={form} name={named('fromListId')} label={none === undefined ? 'Sobre los precios de' : 'Precios'}>
        {(control) => (
          <select {...control}>
            {none !== undefined && <option value="">{none}</option>}
            {lists
              .filter(({ isWithdrawn }) => !isWithdrawn)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {none === undefined ? name : `Los de ${name}`}
                </option>
              ))}
          </select>
        )}
      </FormField>
      {!isEmpty && (
        <>
          <FormField
            form={form}
            name={named('percentage')}
            label="Porcentaje"
            hint={none === undefined ? '10 sube, -10 baja' : '10 sube, -10 baja; vacío los deja iguales'}
          >
            {(control) => <input {...control} inputMode="text" maxLength={12} autoComplete="off" className="num" />}
          </FormField>
          <FormField
            form={form}
            name={named('rounding')}
            label="Redondeo"
            hint="Lo que quedaría en cero conserva sus centavos"
          >
            {(control) => (
              <select {...control}>
                {roundings.map((rounding) => (
                  <option key={rounding} value={rounding}>
                    {roundingTexts[rounding]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </>
      )}
    </>
  );
}
