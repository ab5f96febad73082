import { staffProblem, staffRoleTexts } from '#adapters/texts/staff.es.ts';
import { staffMemberToWire, staffWire } from '#adapters/wire/staff.wire.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { StaffFailure } from '#core/staff/staff.service.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const staffList: ListDeclaration<object, StaffMember, StaffFailure> = {
  access: 'administration',
  problem: staffProblem,
  about: 'Lista al personal por nombre',
  examples: ['staff list', 'staff list --fields userName,role'],
  answer: staffWire,
  paging: 'whole',
  key: null,
  none: 'No hay nadie en el personal',
  toWire: staffMemberToWire,
  columns: (style) => [
    { title: 'Usuario', cell: ({ userName }) => userName },
    { title: 'Nombre', cell: ({ name }) => name, minWidth: 10 },
    { title: 'Rol', cell: ({ role }) => staffRoleTexts[role] },
    { title: 'E-mail', cell: ({ email }) => email, isExtra: true },
    {
      title: 'Último ingreso',
      cell: ({ lastLogin }) => (lastLogin === null ? '' : formatDateTime(lastLogin)),
      isExtra: true,
    },
    {
      title: 'Estado',
      cell: ({ isActive }) => (isActive ? 'Activo' : 'Inactivo'),
      paint: (text, { isActive }) => (isActive ? style.good(text) : style.faint(text)),
    },
  ],
  ask: async ({ services, caller }) => (await services.staff.list(caller)).map((rows) => ({ rows })),
};
