import type { Seller } from '#core/sellers/seller.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { DateCell } from '#web/ui/date-cell.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const none = <span className="muted">Sin datos</span>;

const stateText = ({ inactive }: Seller): string => (inactive ? 'Inactivo' : 'Activo');

export const sellerColumns: readonly OfficeColumn<Seller>[] = [
  { id: 'name', header: 'Nombre', text: ({ name }) => name, sort: ({ name }) => name, card: 'title' },
  {
    id: 'user',
    header: 'Usuario',
    text: ({ user }) => user ?? '',
    cell: ({ user }) => user ?? <span className="muted">Sin usuario</span>,
    sort: ({ user }) => user,
    isMono: true,
    from: 'middle',
    card: 'left',
  },
  {
    id: 'phone',
    header: 'Teléfono',
    text: ({ phone }) => phone,
    cell: ({ phone }) => (phone === '' ? none : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>),
    card: 'line',
  },
  {
    id: 'mail',
    header: 'E-mail',
    text: ({ email }) => email,
    cell: ({ email }) => (email === '' ? none : <a href={`mailto:${email}`}>{email}</a>),
    sort: ({ email }) => email || null,
    card: 'line',
  },
  {
    id: 'state',
    header: 'Estado',
    text: stateText,
    cell: (seller) => (
      <span className={`state ${seller.inactive ? 'cancelled' : 'delivered'}`}>
        <i aria-hidden="true" />
        {stateText(seller)}
      </span>
    ),
    sort: stateText,
    card: 'state',
  },
  {
    id: 'login',
    header: 'Último login',
    text: ({ lastLogin }) => (lastLogin === null ? '' : formatDate(lastLogin)),
    cell: ({ lastLogin }) => <DateCell at={lastLogin} />,
    sort: ({ lastLogin }) => lastLogin,
    from: 'middle',
    card: 'right',
    cardLabel: 'Login',
  },
];
