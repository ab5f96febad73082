import type { LinkMail } from '#core/login-links/login-link.repository.port.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import { mailBeginning } from './mail-templates.es.ts';

const ends: Readonly<Record<LinkedLogin['kind'], (link: string) => readonly string[]>> = {
  invitation: (link) => [
    'Elegí tu contraseña en esta dirección. Sirve una sola vez, durante 48 horas:',
    '',
    link,
    '',
    'Si no la esperabas, no hace falta que hagas nada.',
  ],
  recovery: (link) => [
    'Elegila en esta dirección. Sirve una sola vez, durante una hora:',
    '',
    link,
    '',
    'Si no la pediste, no hace falta que hagas nada: la que tenés sigue sirviendo.',
  ],
};

/** The mail that carries a link, from that distributor. */
export const loginLinkMail = (
  distributor: string,
  templates: MailTemplates,
  { kind, name, userName }: Pick<LinkedLogin, 'kind' | 'name' | 'userName'>,
  link: string,
): LinkMail => {
  const values = { nombre: name, usuario: userName, distribuidor: distributor };
  const { subject, introduction } = mailBeginning(templates, kind, values);
  return { subject, body: [introduction, ...ends[kind](link)].join('\n') };
};
