import { maxCounted } from '#core/customers/customer-search.ts';
import type { CustomerPage } from '#core/customers/managed-customer.ts';
import type { InvitedMany } from '#core/login-links/invited-customers.ts';
import { formatCount } from './numbers.es.ts';

const customersText = (count: number): string => (count === 1 ? 'un cliente' : `${formatCount(count)} clientes`);

/** What inviting many would do, or did: a sentence each. */
export const invitedManyTexts = (many: InvitedMany, isTrial: boolean): readonly string[] => {
  const { invited, left, withoutEmail, withoutLogin, withAccess } = many;
  const first =
    invited === 0
      ? 'No hay a quién invitar por mail.'
      : isTrial
        ? `Le va un mail a ${customersText(invited)}, con un enlace para elegir su contraseña. Sirve una vez, durante 48 horas.`
        : `Se invitó a ${customersText(invited)}: los mails van saliendo.`;
  return [
    first,
    ...(left > 0 ? [`Van de a ${formatCount(invited)}: para ${customersText(left)} hay que repetirlo.`] : []),
    ...(withoutEmail > 0
      ? [
          `Sin e-mail ${withoutEmail === 1 ? 'hay uno' : `hay ${formatCount(withoutEmail)}`}: cargáselo en su ficha, o dale una contraseña.`,
        ]
      : []),
    ...(withoutLogin > 0
      ? [
          `${withoutLogin === 1 ? 'Uno no tiene' : `${formatCount(withoutLogin)} no tienen`} usuario que se pueda invitar: cargáselo en su ficha.`,
        ]
      : []),
    ...(withAccess > 0
      ? [
          withAccess === 1
            ? 'Uno ya puede ingresar, ya está invitado o está inactivo: queda como está.'
            : `${formatCount(withAccess)} ya pueden ingresar, ya están invitados o están inactivos: quedan como están.`,
        ]
      : []),
  ];
};

/** What the list's button does, and to how many: those that are ticked, all there are, or all that were found. */
export const inviteText = (
  chosen: number,
  { customers, next, total }: Pick<CustomerPage, 'customers' | 'next' | 'total'>,
  isFiltered: boolean,
  isLater: boolean,
): string => {
  if (chosen > 0) return chosen === 1 ? 'Invitar al elegido' : `Invitar a los ${formatCount(chosen)} elegidos`;
  if (!isFiltered)
    return `Invitar a todos (${total > maxCounted ? `más de ${formatCount(maxCounted)}` : formatCount(total)})`;
  const found = customers.length;
  if (isLater || next !== null) return `Invitar a los encontrados (más de ${formatCount(found)})`;
  return found === 1 ? 'Invitar al encontrado' : `Invitar a los ${formatCount(found)} encontrados`;
};
