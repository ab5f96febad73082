import type { InvitedMany } from '#core/login-links/invited-customers.ts';
import { formatCount } from './numbers.es.ts';

const customersText = (count: number): string => (count === 1 ? 'un cliente' : `${formatCount(count)} clientes`);

/** What inviting many would do, or did: a sentence each. */
export const invitedManyTexts = (many: InvitedMany, isTrial: boolean): readonly string[] => {
  const { invited, left, withoutEmail, withAccess } = many;
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
    ...(withAccess > 0
      ? [
          withAccess === 1
            ? 'Uno ya puede ingresar, ya está invitado o está inactivo: queda como está.'
            : `${formatCount(withAccess)} ya pueden ingresar, ya están invitados o están inactivos: quedan como están.`,
        ]
      : []),
  ];
};
