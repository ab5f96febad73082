import type { ReactNode } from 'react';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { yesOrNo } from '#adapters/texts/yes-no.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { type Standing, standingOf } from '#core/customers/customer-state.ts';
import { distinctFantasyName } from '#core/customers/name-filter.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { DateCell } from '#web/ui/date-cell.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';

/** The fields of a listed customer, of any call. */
type Listed = Pick<
  Customer,
  | 'externalCode'
  | 'name'
  | 'fantasyName'
  | 'priceListName'
  | 'sellerName'
  | 'state'
  | 'allowOffers'
  | 'lastLogin'
  | 'lastOrder'
>;

const tones: Readonly<Record<Standing, string>> = { 'in-order': 'green', attention: 'yellow', stopped: 'red' };

/** The look of a state's dot. */
export const stateTone = (state: string): string => tones[standingOf(state)];

/** The name, with the fantasy name where it says more. */
export const customerName = (customer: Pick<Customer, 'name' | 'fantasyName'>): string => {
  const fantasy = distinctFantasyName(customer);
  return fantasy === '' ? customer.name : `${customer.name} (${fantasy})`;
};

const dateText = (at: string | null): string => (at === null ? '' : formatDate(at));

const seller: OfficeColumn<Listed> = {
  id: 'seller',
  header: 'Vendedor',
  text: ({ sellerName }) => sellerName,
  sort: ({ sellerName }) => sellerName,
  from: 'middle',
};

const others: readonly OfficeColumn<Listed>[] = [
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
      <span className={`stock ${stateTone(state)}`}>
        <i aria-hidden="true" />
        {customerStateText(state)}
      </span>
    ),
    card: 'state',
  },
  {
    id: 'offers',
    header: 'Ofertas',
    text: ({ allowOffers }) => yesOrNo(allowOffers),
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

const name = ({ name, fantasyName }: Listed) => {
  const fantasy = distinctFantasyName({ name, fantasyName });
  return (
    <>
      {name}
      {fantasy !== '' && <span className="sub muted">{fantasy}</span>}
    </>
  );
};

/**
 * The columns of a list of customers; the seller's only in lists of all sellers' customers. `named` is the cell of the
 * name, where a screen has its own.
 */
export const customerColumns = <Row extends Listed>(
  withSeller: boolean,
  named: (customer: Row) => ReactNode = name,
): readonly OfficeColumn<Row>[] => [
  {
    id: 'code',
    header: 'Código',
    text: ({ externalCode }) => externalCode,
    sort: ({ externalCode }) => externalCode,
    isMono: true,
    card: 'left',
  },
  { id: 'name', header: 'Cliente', text: customerName, cell: named, sort: ({ name }) => name, card: 'title' },
  ...(withSeller ? [seller] : []),
  ...others,
];
