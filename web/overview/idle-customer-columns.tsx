import type { IdleCustomer } from '#core/overview/idle-customer.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { DateCell } from '#web/ui/date-cell.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';

/** The columns of customers without orders. */
export const idleCustomerColumns: readonly OfficeColumn<IdleCustomer>[] = [
  { id: 'name', header: 'Cliente', text: ({ name }) => name, card: 'title' },
  {
    id: 'code',
    header: 'Código',
    text: ({ externalCode }) => externalCode,
    isMono: true,
    from: 'middle',
    card: 'left',
  },
  { id: 'town', header: 'Localidad', text: ({ town }) => town, card: 'right' },
  { id: 'seller', header: 'Vendedor', text: ({ sellerName }) => sellerName, card: 'left' },
  {
    id: 'order',
    header: 'Último pedido',
    text: ({ lastOrder }) => (lastOrder === null ? 'Nunca' : formatDate(lastOrder)),
    cell: ({ lastOrder }) => <DateCell at={lastOrder} />,
    card: 'right',
    cardLabel: 'Pedido',
  },
];
