import type { LinkMail } from '#core/login-links/login-link.repository.port.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';

const invitation = (distributor: string, { name, userName }: LinkedLogin, link: string): LinkMail => ({
  subject: `Tu usuario en ${distributor}`,
  body: [
    `Hola, ${name}.`,
    '',
    `${distributor} te creó un usuario: ${userName}`,
    'Elegí tu contraseña en esta dirección. Sirve una sola vez, durante 48 horas:',
    '',
    link,
    '',
    'Si no la esperabas, no hace falta que hagas nada.',
  ].join('\n'),
});

const recovery = (distributor: string, { name, userName }: LinkedLogin, link: string): LinkMail => ({
  subject: `Contraseña nueva en ${distributor}`,
  body: [
    `Hola, ${name}.`,
    '',
    `Pediste otra contraseña para el usuario ${userName}.`,
    'Elegila en esta dirección. Sirve una sola vez, durante una hora:',
    '',
    link,
    '',
    'Si no la pediste, no hace falta que hagas nada: la que tenés sigue sirviendo.',
  ].join('\n'),
});

/** The mail that carries a link, from that distributor. */
export const loginLinkMail =
  (distributor: string) =>
  (login: LinkedLogin, link: string): LinkMail =>
    login.kind === 'invitation' ? invitation(distributor, login, link) : recovery(distributor, login, link);
