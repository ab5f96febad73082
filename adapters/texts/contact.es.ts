import type { ContactFailure } from '#core/contact/contact.service.ts';
import type { ContactField, ContactFlaw, ContactMessage } from '#core/contact/contact-message.ts';
import { maxCharacters } from '#core/contact/contact-message.ts';
import { type MailBlock, textBlock } from '#core/mail/mail-content.ts';
import { formatCount } from './numbers.es.ts';

const blank: Readonly<Record<ContactField, string>> = {
  name: 'Escribí tu nombre',
  email: 'Escribí tu e-mail',
  phone: 'Escribí tu teléfono',
  message: 'Escribí tu mensaje',
};

/** What is wrong with one field of the contact form. */
export const contactFlawText = ({ field, reason }: ContactFlaw): string => {
  switch (reason) {
    case 'blank':
      return blank[field];
    case 'not-an-email':
      return 'Escribí uno como nombre@ejemplo.com';
    case 'too-long':
      return `No puede pasar de ${formatCount(maxCharacters[field])} letras`;
  }
};

export const contactProblem = (failure: ContactFailure): string => {
  switch (failure.code) {
    case 'invalid-message':
      return 'Revisá los datos marcados';
    case 'too-many-attempts':
      return 'Ya recibimos varios mensajes tuyos. Probá de nuevo más tarde, o llamanos';
    case 'unreachable':
      return 'No se pudo enviar el mensaje, reintentá';
  }
};

/** The e-mail that tells the distributor of a visitor's message. */
export const contactMail = (
  message: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message'>,
  subject: string,
) => ({
  subject: `${subject} · ${message.name}`,
  blocks: [
    textBlock(message.message),
    {
      kind: 'facts',
      facts: [
        ['Nombre', message.name],
        ['E-mail', message.email],
        ['Teléfono', message.phone],
      ],
    },
    textBlock('Enviado desde el formulario de contacto de la página.'),
  ] satisfies MailBlock[],
});

export const contactMailSubject = 'Consulta de la página';
