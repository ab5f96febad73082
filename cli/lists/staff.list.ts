import * as z from 'zod/mini';
import { staffProblem, staffRoleTexts } from '#adapters/texts/staff.es.ts';
import { sellersWire } from '#adapters/wire/sellers.wire.ts';
import { staffMemberToWire, staffWire } from '#adapters/wire/staff.wire.ts';
import type { Seller } from '#core/sellers/seller.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { StaffFailure } from '#core/staff/staff.service.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import type { ListDeclaration } from '../declare/list.ts';

/** A seller as every server lists one; staff of other roles are in no list of theirs. */
type Row = StaffMember | Seller;
const isSeller = (row: Row): row is Seller => !('role' in row);

const sellersShownWire = z.array(z.omit(sellersWire.def.element, { password: true }));

const isActive = (row: Row): boolean => (isSeller(row) ? !row.inactive : row.isActive);

const rowToWire = (row: Row): unknown => {
  if (!isSeller(row)) return staffMemberToWire(row);
  const { password: _, ...shown } = row;
  return shown;
};

export const staffList: ListDeclaration<object, Row, StaffFailure> = {
  access: 'administration',
  problem: staffProblem,
  about: 'Lista al personal por nombre',
  examples: ['staff list', 'staff list --fields userName,role'],
  answer: z.union([staffWire, sellersShownWire]),
  paging: 'whole',
  key: null,
  none: 'No hay nadie en el personal',
  toWire: rowToWire,
  columns: (style) => [
    { title: 'Usuario', cell: (row) => (isSeller(row) ? (row.user ?? '') : row.userName) },
    { title: 'Nombre', cell: ({ name }) => name, minWidth: 10 },
    { title: 'Rol', cell: (row) => staffRoleTexts[isSeller(row) ? 'Seller' : row.role] },
    { title: 'E-mail', cell: ({ email }) => email, isExtra: true },
    {
      title: 'Último ingreso',
      cell: ({ lastLogin }) => (lastLogin === null ? '' : formatDateTime(lastLogin)),
      isExtra: true,
    },
    {
      title: 'Estado',
      cell: (row) => (isActive(row) ? 'Activo' : 'Inactivo'),
      paint: (text, row) => (isActive(row) ? style.good(text) : style.faint(text)),
    },
  ],
  ask: async ({ services, caller }) => {
    const staff = await services.staff.list(caller);
    if (staff.ok || !('isNotOffered' in staff.val)) return staff.map((rows) => ({ rows }));
    return (await services.sellers.list(caller)).map((rows) => ({ rows }));
  },
};
