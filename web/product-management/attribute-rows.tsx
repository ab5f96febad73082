import { useRef, useState } from 'react';
import { technicalLabel, technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { maxAttributeText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { Field } from '#web/ui/field.tsx';

/** How many attributes of a family, those that most of its products have, get a field at once. */
const offeredAtOnce = 12;

const byLabel = (names: Iterable<string>) =>
  [...new Set(names)]
    .map((name) => ({ name, label: technicalLabel(name) }))
    .sort((one, other) => inNaturalOrder(one.label, other.label));

/**
 * The product's attributes with those that other products of its family have, and one more chosen among all. An emptied
 * attribute is removed; an empty row is not stored.
 */
export function AttributeRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const { productManagement } = useServices();
  const { attributes, typeId } = form.values;
  const ofFamily = useServiceQuery(productManagement.attributes, typeId === '' ? null : typeId);
  const [added, setAdded] = useState<readonly string[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const focusOn = useFocusAfterRender<string>(
    (name) => fields.current?.querySelector<HTMLElement>(`[data-attribute="${CSS.escape(name)}"]`) ?? null,
  );
  const known = ofFamily.answer ?? [];
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  const shown = byLabel([...values.keys(), ...known.slice(0, offeredAtOnce), ...added]);
  const isShown = new Set(shown.map(({ name }) => name));
  const left = (names: readonly string[]) => byLabel(names.filter((name) => !isShown.has(name)));
  const rest = left(technicalNames.filter((name) => !known.includes(name)));
  const add = (name: string) => {
    setAdded((before) => [...before, name]);
    focusOn(name);
  };
  const put = (name: string, value: string) =>
    form.change((before) => ({
      ...before,
      attributes: before.attributes.some((row) => row.name === name)
        ? before.attributes.map((row) => (row.name === name ? { name, value } : row))
        : [...before.attributes, { name, value }],
    }));
  return (
    <div ref={fields} className="product-fields">
      {shown.map(({ name, label }) => (
        <Field key={name} label={label} hint="">
          {(ties) => (
            <input
              {...ties}
              data-attribute={name}
              maxLength={maxAttributeText}
              autoComplete="off"
              value={values.get(name) ?? ''}
              onChange={({ target }) => put(name, target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="Agregar un dato" hint="Un dato vacío no se guarda">
        {(ties) => (
          <select {...ties} value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
            <option value="">Elegí cuál</option>
            <Options label="De esta familia" names={left(known)} />
            <Options label="Todos" names={rest} />
          </select>
        )}
      </Field>
      <ChoicesFailed of={[ofFamily]} lacking="los datos de la familia" />
    </div>
  );
}

interface OptionsProps {
  readonly label: string;
  readonly names: readonly { readonly name: string; readonly label: string }[];
}

function Options({ label, names }: OptionsProps) {
  if (names.length === 0) return null;
  return (
    <optgroup label={label}>
      {names.map(({ name, label: each }) => (
        <option key={name} value={name}>
          {each}
        </option>
      ))}
    </optgroup>
  );
}
