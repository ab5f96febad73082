import { technicalLabel, technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { maxAttributeText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Field } from '#web/ui/field.tsx';

const collator = new Intl.Collator('es');

/** The attributes that the product has, by their labels, and one more chosen among all. One that is emptied goes. */
export function AttributeRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const { attributes } = form.values;
  const has = new Set(attributes.map(({ name }) => name));
  const others = technicalNames
    .filter((name) => !has.has(name))
    .map((name) => ({ name, label: technicalLabel(name) }))
    .sort((one, other) => collator.compare(one.label, other.label));
  const add = (name: string) =>
    form.change((before) => ({ ...before, attributes: [...before.attributes, { name, value: '' }] }));
  const put = (place: number, value: string) =>
    form.change((before) => ({
      ...before,
      attributes: before.attributes.map((row, at) => (at === place ? { ...row, value } : row)),
    }));
  return (
    <div className="product-fields">
      {attributes.map(({ name, value }, place) => (
        <Field key={name} label={technicalLabel(name)} hint="">
          {(ties) => (
            <input
              {...ties}
              maxLength={maxAttributeText}
              autoComplete="off"
              value={value}
              onChange={({ target }) => put(place, target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="Agregar un dato" hint="Un dato vacío no se guarda">
        {(ties) => (
          <select {...ties} value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
            <option value="">Elegí cuál</option>
            {others.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
