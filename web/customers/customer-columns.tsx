import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { fantasyApart } from '#core/customers/named.ts';
import { type Standing, standingOf } from '#core/customers/standing.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { DateCell } from '#web/ui/date-cell.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const looks: Readonly<Record<Standing, string>> = { 'in-order': 'green', attention: 'yellow', stopped: 'red' };

const dateText = (at: string | null): string => (at === null ? '' : formatDate(at));

const seller: OfficeColumn<Customer> = {
  id: 'seller',
  header: 'Vendedor',
  text: ({ sellerName }) => sellerName,
  sort: ({ sellerName }) => sellerName,
  from: 'middle',
};

const others: readonly OfficeColumn<Customer>[] = [
  {
    id: 'list',
    header: 'Lista',
    text: ({ priceListName }) => priceListName,
    sort: ({ priceListName }) => priceListName,
    from: 'wide',
    card: 'right',
  },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => customerStateText(state),
    sort: ({ state }) => customerStateText(state),
    cell: ({ state }) => (
      <span className={`stock ${looks[standingOf(state)]}`}>
        <i aria-hidden="true" />
        {customerStateText(state)}
      </span>
    ),
    card: 'state',
  },
  {
    id: 'offers',
    header: 'Ofertas',
    text: ({ allowOffers }) => (allowOffers ? 'Sí' : 'No'),
    cell: ({ allowOffers }) =>
      allowOffers ? null : (
        <span className="no-offers" title="Sin ofertas">
          <Icon name="noOffers" />
          <span className="only-read">Sin ofertas</span>
        </span>
      ),
    sort: ({ allowOffers }) => Number(allowOffers),
    from: 'middle',
  },
  {
    id: 'login',
    header: 'Último login',
    text: ({ lastLogin }) => dateText(lastLogin),
    cell: ({ lastLogin }) => <DateCell at={lastLogin} />,
    sort: ({ lastLogin }) => lastLogin,
    from: 'wide',
    card: 'left',
    cardLabel: 'Login',
  },
  {
    id: 'order',
    header: 'Último pedido',
    text: ({ lastOrder }) => dateText(lastOrder),
    cell: ({ lastOrder }) => <DateCell at={lastOrder} />,
    sort: ({ lastOrder }) => lastOrder,
    card: 'right',
    cardLabel: 'Pedido',
  },
];

/** What is listed of a customer; whose they are, to who looks at those of all sellers. */
export const customerColumns = (withSeller: boolean): readonly OfficeColumn<Customer>[] => [
  {
    id: 'code',
    header: 'Código',
    text: ({ externalCode }) => externalCode,
    sort: ({ externalCode }) => externalCode,
    isMono: true,
    card: 'left',
  },
  {
    id: 'name',
    header: 'Cliente',
    text: (customer) => {
      const fantasy = fantasyApart(customer);
      return fantasy === '' ? customer.name : `${customer.name} (${fantasy})`;
    },
    cell: (customer) => {
      const fantasy = fantasyApart(customer);
      return (
        <>
          {customer.name}
          {fantasy !== '' && <span className="sub muted">{fantasy}</span>}
        </>
      );
    },
    sort: ({ name }) => name,
    card: 'title',
  },
  ...(withSeller ? [seller] : []),
  ...others,
];
