import { useEffect, useState } from 'react';
import type { FamilyFilter, PropertyValues } from '#core/catalogue/families/family.service.ts';
import { useSettled } from '#web/hooks/use-settled.ts';
import { Field } from '#web/ui/field.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';

interface AttributeFiltersProps {
  readonly filters: readonly FamilyFilter[];
  readonly chosen: readonly PropertyValues[];
  /** The values that each still offers; null until they are known. */
  readonly options: readonly PropertyValues[] | null;
  readonly onChoose: (property: string, values: readonly string[]) => void;
}

const valuesOf = (lists: readonly PropertyValues[], property: string): readonly string[] =>
  lists.find((list) => list.property === property)?.values ?? [];

/** The attributes that this family is searched by, as the server configures them. */
export function AttributeFilters({ filters, chosen, options, onChoose }: AttributeFiltersProps) {
  return filters.map((filter) => {
    const { type, property, title } = filter;
    const values = valuesOf(chosen, property);
    const choose = (next: readonly string[]) => onChoose(property, next);
    if (type === 'Dropdown') {
      const left = options === null ? filter.options : valuesOf(options, property);
      const shown = filter.options.filter((option) => left.includes(option) || values.includes(option));
      return (
        <MultiSelect
          key={property}
          label={title}
          any="Todos"
          options={shown.map((option) => ({ id: option, name: option }))}
          chosen={values}
          onChoose={choose}
        />
      );
    }
    if (type === 'Number') return <RangeFilter key={property} title={title} values={values} onChoose={choose} />;
    return (
      <TextFilter
        key={property}
        title={title}
        listId={`valores-${property}`}
        values={values}
        known={options === null ? [] : valuesOf(options, property)}
        onChoose={choose}
      />
    );
  });
}

/** A text that is meant once typing stops, or at once on Enter or on leaving the field. */
function useTyped(written: string, mean: (text: string) => void) {
  const [typed, setTyped] = useState(written);
  const settle = useSettled(mean);
  useEffect(() => setTyped(written), [written]);
  return {
    value: typed,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped(event.target.value);
      settle(event.target.value);
    },
  };
}

/** A decimal comma becomes a point (docs/rules/search.md 12); what is no number is nothing. */
const asNumber = (typed: string): string => {
  const plain = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : '';
};

interface RangeFilterProps {
  readonly title: string;
  readonly values: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

function RangeFilter({ title, values, onChoose }: RangeFilterProps) {
  const [from = '', to = ''] = values;
  const mean = (next: readonly [string, string]) => {
    if (next[0] !== from || next[1] !== to) onChoose(next[0] === '' && next[1] === '' ? [] : next);
  };
  const low = useTyped(from.replace('.', ','), (typed) => mean([asNumber(typed), to]));
  const high = useTyped(to.replace('.', ','), (typed) => mean([from, asNumber(typed)]));
  return (
    <fieldset className="range">
      <legend>{title}</legend>
      <input {...low} aria-label={`${title}: desde`} placeholder="desde" inputMode="decimal" autoComplete="off" />
      <span aria-hidden="true">–</span>
      <input {...high} aria-label={`${title}: hasta`} placeholder="hasta" inputMode="decimal" autoComplete="off" />
    </fieldset>
  );
}

interface TextFilterProps extends RangeFilterProps {
  readonly listId: string;
  readonly known: readonly string[];
}

function TextFilter({ title, listId, values, known, onChoose }: TextFilterProps) {
  const field = useTyped(values[0] ?? '', (typed) => onChoose(typed.trim() === '' ? [] : [typed.trim()]));
  return (
    <Field label={title}>
      {(ties) => (
        <>
          <input {...ties} {...field} list={listId} autoComplete="off" />
          <datalist id={listId}>
            {known.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
