import type { ReactNode } from 'react';
import { invitedText } from '#adapters/texts/login-links.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { staffRoleTexts } from '#adapters/texts/staff.es.ts';
import { yesOrNo } from '#adapters/texts/yes-no.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { DateCell } from '#web/ui/date-cell.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const none = <span className="muted">Sin datos</span>;

const stateText = ({ isActive, invitedUntil }: StaffMember): string => {
  if (!isActive) return 'Inactivo';
  return invitedUntil === null ? 'Activo' : invitedText(invitedUntil);
};

/** The look of each (web/ui/status.css). */
const lookOf = ({ isActive, invitedUntil }: StaffMember): string => {
  if (!isActive) return 'cancelled';
  return invitedUntil === null ? 'delivered' : 'sent';
};

/** The columns of the list: the first names the row, and opens it. */
export const staffColumns = (linkOf: (member: StaffMember) => ReactNode): readonly OfficeColumn<StaffMember>[] => [
  {
    id: 'name',
    header: 'Nombre',
    text: ({ name }) => name,
    cell: linkOf,
    sort: ({ name }) => name,
    card: 'title',
  },
  {
    id: 'user',
    header: 'Usuario',
    text: ({ userName }) => userName,
    sort: ({ userName }) => userName,
    isMono: true,
    card: 'left',
  },
  {
    id: 'role',
    header: 'Rol',
    text: ({ role }) => staffRoleTexts[role],
    sort: ({ role }) => staffRoleTexts[role],
    card: 'line',
  },
  {
    id: 'customers',
    header: 'Clientes',
    text: ({ role, customers }) => (role === 'Seller' ? formatCount(customers) : ''),
    sort: ({ role, customers }) => (role === 'Seller' ? customers : null),
    isNumber: true,
    from: 'middle',
    card: 'right',
    cardLabel: 'Clientes',
  },
  {
    id: 'mail',
    header: 'E-mail',
    text: ({ email }) => email,
    cell: ({ email }) => (email === '' ? none : <a href={`mailto:${email}`}>{email}</a>),
    sort: ({ email }) => email || null,
    from: 'wide',
    card: 'line',
  },
  {
    id: 'phone',
    header: 'Teléfono',
    text: ({ phone }) => phone,
    cell: ({ phone }) => (phone === '' ? none : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>),
    from: 'widest',
    card: 'line',
  },
  {
    id: 'state',
    header: 'Estado',
    text: stateText,
    cell: (member) => (
      <span className={`state ${lookOf(member)}`}>
        <i aria-hidden="true" />
        {stateText(member)}
      </span>
    ),
    sort: stateText,
    card: 'state',
  },
  {
    id: 'second-factor',
    header: 'Segundo paso',
    text: ({ hasSecondFactor }) => yesOrNo(hasSecondFactor),
    sort: ({ hasSecondFactor }) => yesOrNo(hasSecondFactor),
    from: 'wide',
  },
  {
    id: 'login',
    header: 'Último login',
    text: ({ lastLogin }) => (lastLogin === null ? '' : formatDate(lastLogin)),
    cell: ({ lastLogin }) => <DateCell at={lastLogin} />,
    sort: ({ lastLogin }) => lastLogin,
    from: 'wide',
  },
];
