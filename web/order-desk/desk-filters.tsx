import { useNavigate } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import {
  type DeskChoices,
  type DeskFilter,
  type DeskProduct,
  maxCounted,
  type OpenCounts,
} from '#core/orders/desk/desk-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { orderDeskModule } from '#web/modules/order-desk.module.ts';
import { useServices } from '#web/services.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { DeskFilterFields } from './desk-filter-fields.tsx';
import { type DeskState, linkToDesk, readDeskUrl } from './order-desk-url.ts';

interface DeskFiltersProps {
  readonly state: DeskState;
  /** Null until they are counted. */
  readonly open: OpenCounts | null;
  /** Of the customer that the list is narrowed to, where the list tells its name. */
  readonly customerName: string | null;
  /** What the price row is that the list is narrowed to; null until it is known. */
  readonly product: DeskProduct | null;
}

/** States at a click, a text, and the rest in fields that open; what is asked stands as chips that go with a click. */
export function DeskFilters({ state: { filter, order }, open, customerName, product }: DeskFiltersProps) {
  const { orderDesk } = useServices(orderDeskModule);
  const { answer: choices } = useServiceQuery(orderDesk.choices);
  // Where none of its orders is listed, the list does not tell its name.
  const unnamed = customerName === null ? filter.customerId : null;
  const { answer: known } = useServiceQuery(orderDesk.customer, unnamed);
  const nameOfCustomer = customerName ?? known?.find(({ id }) => id === filter.customerId)?.name ?? null;
  const navigate = useNavigate();
  // Another filter begins at the newest; the order at the right stays.
  const change = (changed: Partial<DeskFilter>) => {
    const now = addressNow(readDeskUrl);
    navigate(linkToDesk({ filter: { ...now.filter, ...changed }, order: now.order }), { replace: true });
  };
  const inState = (states: DeskFilter['states']) => () =>
    linkToDesk({ filter: { ...addressNow(readDeskUrl).filter, states } });
  return (
    <FilterBar
      states={[
        { label: 'Todos', to: inState([]), isHere: filter.states.length === 0 },
        ...orderStates.map((state) => ({
          label: manyTexts[state],
          to: inState([state]),
          isHere: filter.states.length === 1 && filter.states[0] === state,
          count: open !== null && state in open ? open[state as keyof OpenCounts] : null,
        })),
      ]}
      maxCounted={maxCounted}
      search={{
        label: 'Buscar por número, cliente o código de artículo',
        placeholder: 'Número, cliente o código',
        value: filter.text,
      }}
      onSearch={(text) => change({ text })}
      set={namesOf(filter, choices, nameOfCustomer, product).map(({ name, without }) => ({
        name,
        remove: () => change(without),
      }))}
      clearTo={linkToDesk({ order })}
    >
      <DeskFilterFields filter={filter} choices={choices} onChange={change} />
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
  readonly without: Partial<DeskFilter>;
}

/** What is asked beside a text and one state, in words. */
const namesOf = (
  filter: DeskFilter,
  choices: DeskChoices | null,
  customerName: string | null,
  product: DeskProduct | null,
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
