import type { Distributor } from '#core/distributor/distributor.ts';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import type { OutboxFailure } from '#core/mail/outbox.service.ts';
import { type MailState, mailTrouble } from '#core/mail/outbox-mail.ts';
import type { WaitingMails } from '#core/mail/waiting-mails.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, listFileTexts, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<OutboxFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  ...listFileTexts,
  'mail-not-found': () => 'Ese correo ya no está en la bandeja',
  'mail-link-gone': () =>
    'Ese correo llevaba un enlace que sólo sirve una vez y no se guarda. Invitá de nuevo a esa persona, o que pida otro en «Olvidé mi contraseña»',
  'mail-link-elsewhere': () =>
    'Ese correo lleva un enlace que es sólo de quien lo recibe. Invitá a esa persona de nuevo, con la dirección corregida',
  'mail-under-way': () => 'Ese correo está saliendo en este momento. Esperá unos segundos y mirá si salió',
  'mail-went-out': () => 'Ese correo ya salió',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'mail-address-invalid': () => 'Va una dirección de correo, como ana@ejemplo.com',
};

export const outboxProblem = (failure: OutboxFailure): string => tell(texts, failure);

export const mailStateTexts = {
  waiting: 'Espera',
  sent: 'Enviado',
  partly: 'Enviado en parte',
  failed: 'No salió',
  'given-up': 'Dado por perdido',
} as const satisfies Record<MailState, string>;

/** The server's own setting goes before the configuration. */
const whereSender = 'en SMTP_URL si está, y si no en Configuración › Envío de E-mails';

export const noSenderText = 'Falta el envío: SMTP_URL, o Configuración › Envío de E-mails';

/** What waits for the sender that is being typed, beside the choice of what becomes of it. */
export const waitingMailsText = ({ count, since }: WaitingMails): string => {
  const from = since === null ? '' : formatDateTime(since);
  return count === 1
    ? `Hay un mail que no salió, del ${from}. Al guardar esta cuenta sale.`
    : `Hay ${formatCount(count)} mails que no salieron, el primero del ${from}. Al guardar esta cuenta salen.`;
};

/** What who saves the account chooses for them: the mails go out by it, or stay. */
export const waitingMailsChoices = ({
  count,
}: Pick<WaitingMails, 'count'>): { readonly go: string; readonly stay: string } =>
  count === 1
    ? { go: 'Enviarlo', stay: 'No enviarlo: queda en la bandeja, sin enviar' }
    : { go: 'Enviarlos', stay: 'No enviarlos: quedan en la bandeja, sin enviar' };

/** Which port goes with which encryption. */
export const smtpPortsText =
  '465: cifra desde el principio (TLS). 587: cifra después de saludar (STARTTLS). Los dos, con «Conexión segura».';

/** Why a mail did not go out, or not to all, and what mends it; `recipients` is whom it is for. */
export const mailTroubleText = (error: string, recipients: readonly string[]): string => {
  const trouble = mailTrouble(error);
  switch (trouble.code) {
    case 'wrong-password':
      return `El servidor de correo rechazó el usuario o la contraseña. Revisalos ${whereSender}`;
    case 'recipients-refused':
      return refusedText(trouble.recipients.length === 0 ? recipients : trouble.recipients);
    case 'server-unreachable':
      return `No se pudo llegar al servidor de correo. Revisá servidor y puerto ${whereSender}`;
    case 'encryption-failed':
      return `Falló la conexión segura con el servidor de correo. ${smtpPortsText} Si el puerto está bien, el certificado del servidor no es válido`;
    case 'dropped':
      return 'No se envió: al guardar la cuenta que envía se eligió no mandar lo que esperaba';
    case 'other':
      return 'El servidor de correo no lo aceptó';
  }
};

/** The address may be a customer's, a colleague's or the administrator's own: nobody knows here. */
const refusedText = (addresses: readonly string[]): string =>
  `El servidor de correo rechazó ${addresses.join(', ')}. ${addresses.length === 1 ? 'Revisá esa dirección' : 'Revisá esas direcciones'}`;

/** The mail by which an administrator sees that mails arrive. */
export const testMail = (distributor: string) => ({
  subject: `Prueba de correo · ${distributor}`,
  body: `Si estás leyendo esto, los correos de ${distributor} salen bien.`,
});

/** Who a mail is from, below a mail that is read as text. */
export const mailFoot = ({
  name,
  address,
  town,
  phone,
  email,
}: Pick<Distributor, 'name' | 'address' | 'town' | 'phone' | 'email'>): string =>
  joinedContact(['-- ', name, joinedContact([address, town], ', '), joinedContact([phone, email], ' · ')], '\n');
