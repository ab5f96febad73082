import { customerStateText, knownCustomerStates } from '#adapters/texts/customer-states.es.ts';
import type { CustomerFilter } from '#core/customers/customer-search.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

interface CustomerFiltersProps {
  readonly filter: CustomerFilter;
  readonly onChange: (part: Partial<CustomerFilter>) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** State, seller, zone and price list: one each, or any. */
export function CustomerFilters({ filter, onChange }: CustomerFiltersProps) {
  const { customerManagement } = useServices();
  const { answer } = useServiceQuery(customerManagement.choices);
  const select = (field: keyof CustomerFilter, label: string, any: string, choices: readonly Choice[]) => (
    <select
      className="office-filter"
      aria-label={label}
      value={filter[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    >
      <option value="">{any}</option>
      {filter[field] !== '' && !choices.some(({ id }) => id === filter[field]) && (
        <option value={filter[field]}>{filter[field]}</option>
      )}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
  const states = [...new Set([...knownCustomerStates, ...(answer?.states ?? [])])];
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
  return (
    <>
      {select(
        'state',
        'Estado',
        'Todos los estados',
        states.map((state) => ({ id: state, name: customerStateText(state) })),
      )}
      {select('sellerId', 'Vendedor', 'Todos los vendedores', answer?.sellers ?? [])}
      {select('zone', 'Zona', 'Todas las zonas', named(answer?.zones.map(({ name }) => name) ?? []))}
      {select('priceListId', 'Lista de precios', 'Todas las listas', answer?.priceLists ?? [])}
    </>
  );
}
