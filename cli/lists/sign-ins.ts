import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import { signInsWire } from '#adapters/wire/sign-ins.wire.ts';
import type { SignIn } from '#core/session/sign-in.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { TableColumn } from '../views/table.ts';

const signInColumns: readonly TableColumn<SignIn>[] = [
  { title: 'ID', cell: ({ id }) => id },
  { title: 'Usuario', cell: ({ login }) => login, isExtra: true },
  {
    title: 'Equipo',
    cell: ({ device, isCurrent }) => `${device ?? 'Equipo desconocido'}${isCurrent ? ' (esta)' : ''}`,
    minWidth: 10,
  },
  { title: 'Red', cell: ({ network }) => network ?? '', isExtra: true },
  { title: 'Desde', cell: ({ since }) => formatDateTime(since), isExtra: true },
  { title: 'Último uso', cell: ({ lastUsed }) => formatDateTime(lastUsed) },
];

/** What all lists of sign-ins share, of staff and of customers. */
export const signInList = {
  problem: signInsProblem,
  answer: signInsWire,
  paging: 'whole',
  key: null,
  toWire: (signIn: SignIn) => signIn,
  columns: () => signInColumns,
} as const;
