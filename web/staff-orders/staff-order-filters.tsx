import { useNavigate } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import type { StaffOrderChoices, StaffOrderFilter, StaffOrderProduct } from '#core/orders/staff/staff-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { StaffOrderFilterFields } from './staff-order-filter-fields.tsx';
import { linkToStaffOrders, readStaffOrdersUrl, type StaffOrdersState } from './staff-orders-url.ts';

interface StaffOrderFiltersProps {
  readonly state: StaffOrdersState;
  /** How many are in a state, where it is said; null until they are counted. */
  readonly counts: Partial<Record<OrderState, string>> | null;
  /** The name of the customer in the filter, where the list has it; else null. */
  readonly customerName: string | null;
  /** The price row in the filter; null until it is known. */
  readonly product: StaffOrderProduct | null;
}

/** States at a click, a text, and the rest in fields that open; what is asked stands as chips that go with a click. */
export function StaffOrderFilters({ state: { filter, order }, counts, customerName, product }: StaffOrderFiltersProps) {
  const { staffOrders } = useServices(staffOrdersModule);
  const choices = useServiceQuery(staffOrders.choices);
  // Without an order of the customer the list does not have its name.
  const unnamed = customerName === null ? filter.customerId : null;
  const { answer: known } = useServiceQuery(staffOrders.customer, unnamed);
  const nameOfCustomer = customerName ?? known?.find(({ id }) => id === filter.customerId)?.name ?? null;
  const navigate = useNavigate();
  // Another filter begins at its first page; the open order stays.
  const change = (changed: Partial<StaffOrderFilter>) => {
    const now = addressNow(readStaffOrdersUrl);
    navigate(linkToStaffOrders({ filter: { ...now.filter, ...changed }, order: now.order }), { replace: true });
  };
  const inState = (states: StaffOrderFilter['states']) => linkToStaffOrders({ filter: { ...filter, states } });
  return (
    <FilterBar
      states={[
        { label: 'Todos', to: inState([]), isHere: filter.states.length === 0 },
        ...orderStates.map((state) => ({
          label: manyTexts[state],
          to: inState([state]),
          isHere: filter.states.length === 1 && filter.states[0] === state,
          count: counts?.[state] ?? null,
        })),
      ]}
      search={{
        label: 'Buscar por número, cliente o código de artículo',
        placeholder: 'Número, cliente o código',
        value: filter.text,
      }}
      onSearch={(text) => change({ text })}
      set={namesOf(filter, choices.answer, nameOfCustomer, product).map(({ name, without }) => ({
        name,
        remove: () => change(without),
      }))}
      clearTo={linkToStaffOrders({ order })}
    >
      <StaffOrderFilterFields filter={filter} choices={choices} onChange={change} />
    </FilterBar>
  );
}

const manyTexts: Readonly<Record<OrderState, string>> = {
  Sent: 'Enviados',
  Received: 'Recibidos',
  InDelivery: 'En reparto',
  Delivered: 'Repartidos',
  Cancelled: 'Cancelados',
};

interface SetFilter {
  readonly name: string;
  /** The change that asks for it no longer. */
  readonly without: Partial<StaffOrderFilter>;
}

/** The further filters, in words. */
const namesOf = (
  filter: StaffOrderFilter,
  choices: StaffOrderChoices | null,
  customerName: string | null,
  product: StaffOrderProduct | null,
): readonly SetFilter[] => {
  const seller = choices?.sellers.find(({ id }) => id === filter.sellerId)?.name ?? '…';
  const method = choices?.deliveryMethods.find(({ id }) => id === filter.deliveryMethodId)?.name ?? '…';
  const { states, zone, from, to, minTotal, maxTotal } = filter;
  return [
    ...(states.length > 1
      ? [{ name: states.map((state) => orderStateTexts[state]).join(', '), without: { states: [] } }]
      : []),
    ...(filter.customerId === null ? [] : [{ name: customerName ?? 'Un cliente', without: { customerId: null } }]),
    ...(zone === null ? [] : [{ name: `Zona ${zone}`, without: { zone: null } }]),
    ...(filter.sellerId === null ? [] : [{ name: `Vendedor ${seller}`, without: { sellerId: null } }]),
    ...(filter.deliveryMethodId === null ? [] : [{ name: method, without: { deliveryMethodId: null } }]),
    ...(filter.productPriceId === null
      ? []
      : [
          {
            name: product === null ? 'Un artículo' : `Artículo ${product.code} ${product.brand}`,
            without: { productPriceId: null },
          },
        ]),
    ...(from === null ? [] : [{ name: `Desde el ${formatDate(from)}`, without: { from: null } }]),
    ...(to === null ? [] : [{ name: `Hasta el ${formatDate(to)}`, without: { to: null } }]),
    ...(minTotal === null ? [] : [{ name: `Desde ${formatPesos(minTotal)}`, without: { minTotal: null } }]),
    ...(maxTotal === null ? [] : [{ name: `Hasta ${formatPesos(maxTotal)}`, without: { maxTotal: null } }]),
  ];
};
