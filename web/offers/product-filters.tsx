import { useMemo } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { Field } from '#web/ui/field.tsx';
import { brandOptions, type FilterOption, familyOptions, narrowed, type ProductFilter } from './shown-products.ts';

interface ProductFiltersProps {
  readonly groups: ProductGroups;
  readonly filter: ProductFilter;
  readonly count: number;
  readonly onChange: (key: 'f' | 'b', value: string | null) => void;
}

/** Family and brand, each with what the other leaves. */
export function ProductFilters({ groups, filter, count, onChange }: ProductFiltersProps) {
  const { familyId, brandId } = filter;
  const families = useMemo(() => familyOptions(narrowed(groups, { familyId: null, brandId })), [groups, brandId]);
  const brands = useMemo(() => brandOptions(narrowed(groups, { familyId, brandId: null })), [groups, familyId]);
  return (
    <form className="filter-row" aria-label="Filtros" onSubmit={(event) => event.preventDefault()}>
      <Choice label="Familia" all="Todas" value={familyId} options={families} onChoose={(id) => onChange('f', id)} />
      <Choice label="Marca" all="Todas" value={brandId} options={brands} onChoose={(id) => onChange('b', id)} />
      <span role="status" className="muted">
        {formatCount(count)} {count === 1 ? 'artículo' : 'artículos'}
      </span>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly FilterOption[];
  readonly onChoose: (id: string | null) => void;
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const isKnown = options.some(({ id }) => id === value);
  return (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        >
          <option value="">{all}</option>
          {value !== null && !isKnown && <option value={value}>Sin artículos</option>}
          {options.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} ({formatCount(count)})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
