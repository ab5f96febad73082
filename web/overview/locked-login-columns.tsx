import { signInLockTexts } from '#adapters/texts/sign-in-locks.es.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

/** The columns of locked logins. */
export const lockedLoginColumns: readonly OfficeColumn<LockedLogin>[] = [
  { id: 'user', header: 'Usuario', text: ({ userName }) => userName, isMono: true, card: 'title' },
  {
    id: 'whose',
    header: 'De',
    text: ({ customer, name }) => customer?.name ?? `${name}, del personal`,
    card: 'line',
  },
  {
    id: 'since',
    header: 'Desde',
    text: ({ since }) => formatDateTime(since).slice(0, 16),
    isMono: true,
    card: 'line',
    cardLabel: 'Desde',
  },
  { id: 'why', header: 'Por qué', text: ({ why }) => signInLockTexts[why], card: 'line' },
  {
    id: 'network',
    header: 'Red',
    text: ({ network }) => (network === '' ? 'No se sabe' : network),
    isMono: true,
    card: 'line',
    cardLabel: 'Red',
  },
];
