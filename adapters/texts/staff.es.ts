import type { StaffFailure } from '#core/staff/staff.service.ts';
import type { StaffFlaw } from '#core/staff/staff-draft.ts';
import type { StaffRole } from '#core/staff/staff-member.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const customersText = (count: number): string => (count === 1 ? 'un cliente' : `${formatCount(count)} clientes`);

const staff: Texts<StaffFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo traer o cambiar el personal, reintentá',
  'login-not-found': () => 'Ese usuario ya no existe',
  'staff-not-found': () => 'Esa persona ya no está en el personal',
  'staff-moved': () => 'Otra persona cambió estos datos mientras tanto. Miralos de nuevo antes de guardar',
  'user-name-taken': () => 'Ya hay un usuario con ese nombre. Elegí otro',
  'staff-name-missing': () => 'Escribí su nombre',
  'staff-name-too-long': ({ max }) => `El nombre puede tener hasta ${max} letras`,
  'user-name-wrong': ({ min, max }) =>
    `De ${min} a ${max} letras sin acentos, números, y entre ellos punto o guion: laura.gomez`,
  'email-wrong': () => 'Ese e-mail no está bien escrito',
  'phone-too-long': ({ max }) => `El teléfono puede tener hasta ${max} signos`,
  'own-account': () => 'Es tu propio usuario: pedile el cambio a otro administrador',
  'last-administrator': () => 'Es el único administrador activo. Nombrá a otro antes',
  'seller-has-customers': ({ customers }) => `Tiene ${customersText(customers)}. Pasáselos antes a otro vendedor`,
  'seller-stays-seller': () => 'Un vendedor no cambia de rol, ni otro pasa a vendedor. Creale otro usuario',
  'not-a-seller': () => 'Los clientes pasan de un vendedor a otro',
  'same-seller': () => 'Elegí a otro vendedor',
  'seller-inactive': () => 'Ese vendedor está inactivo. Elegí a otro',
};

export const staffProblem = (failure: StaffFailure | StaffFlaw): string => tell(staff, failure);

/** What a role is called in a list. */
export const staffRoleTexts: Readonly<Record<StaffRole, string>> = {
  Admin: 'Administrador',
  Manager: 'Gestión',
  Seller: 'Vendedor',
};

/** What came of handing customers over. */
export const handedOverText = (count: number, to: string): string =>
  count === 0
    ? 'No tenía clientes'
    : `${count === 1 ? 'Un cliente pasó' : `${formatCount(count)} clientes pasaron`} a ${to}`;
