import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import type { CustomerFilter } from '#core/customers/customer-search.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import { dateInBuenosAires, dayAfter, formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import type { Option } from '#web/ui/select-field.tsx';

interface CustomerFiltersProps {
  readonly filter: CustomerFilter;
  readonly onChange: (part: Partial<CustomerFilter>) => void;
}

/** How many days without an order; and the day that the address names, whichever it is. `now` in milliseconds. */
const idleChoices = (now: number, chosen: string): readonly Option[] => {
  const today = dateInBuenosAires(now);
  const usual = [30, 60, 90].map((days) => ({ id: dayAfter(today, -days), name: `Sin pedidos hace ${days} días` }));
  if (chosen === '' || usual.some(({ id }) => id === chosen)) return usual;
  return [...usual, { id: chosen, name: `Sin pedidos desde el ${formatDate(chosen)}` }];
};

/** State, seller, zone, price list, how long without an order and who cannot come in: one each, or any. */
export function CustomerFilters({ filter, onChange }: CustomerFiltersProps) {
  const { customerManagement } = useServices();
  const { clock } = usePublicServices();
  const asked = useServiceQuery(customerManagement.choices);
  const { answer } = asked;
  const select = (field: keyof CustomerFilter, label: string, any: string, choices: readonly Option[]) => (
    <OfficeFilter {...{ label, any, choices }} value={filter[field]} onChange={(id) => onChange({ [field]: id })} />
  );
  const states = [...new Set([...knownStates, ...(answer?.states ?? [])])];
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
      {select('idleSince', 'Sin pedidos', 'Con y sin pedidos', idleChoices(clock.now(), filter.idleSince))}
      {select('access', 'Acceso', 'Con y sin acceso', [{ id: 'none', name: 'Sin acceso' }])}
      <ChoicesFailed of={[asked]} lacking="los vendedores, las zonas y las listas" />
    </>
  );
}
