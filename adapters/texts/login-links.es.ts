import type {
  InvitationFailure,
  InvitationWay,
  LoginLinkFailure,
  OpenInvitation,
} from '#core/login-links/login-link.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { ownPasswordProblem } from './own-password.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const invitations: Texts<InvitationFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo invitar, reintentá',
  'customer-not-found': () => 'Ese cliente ya no existe',
  'customer-not-yours': () => 'Ese cliente no es tuyo',
  'login-not-found': () => 'Ese usuario ya no existe o está inactivo',
  'email-wrong': () => 'Escribí el e-mail al que va la invitación',
  'public-address-missing': () =>
    'No salió: el servidor no sabe en qué dirección lo abren los demás. Pedile a quien lo instaló que la ponga (PUBLIC_URL), o abrí esta página por esa dirección. Mientras tanto podés darle una contraseña',
  'mail-account-missing': () =>
    'No hay una cuenta de correo que las mande. Cargala en Configuración › Envío de E-mails, o invitá desde la ficha de cada cliente: te da el enlace para pasárselo',
  'invitation-not-found': () => 'Ya no hay una invitación pendiente',
};

export const invitationProblem = (failure: InvitationFailure): string => tell(invitations, failure);

export const loginLinkProblem = (failure: LoginLinkFailure): string => {
  if (failure.code === 'link-gone') return 'Este enlace ya no sirve: se usó, venció o se anuló. Pedí otro';
  if (failure.code === 'unreachable') return 'No se pudo hablar con el servidor, reintentá';
  return ownPasswordProblem(failure);
};

/** Shown beside a link that no other machine can open. */
export const opensHereAloneText =
  'Este enlace se abre sólo en esta computadora: el servidor no sabe en qué dirección lo abren los demás. Pedile a quien lo instaló que la ponga (PUBLIC_URL).';

const wayTexts: Readonly<Record<InvitationWay, (to: string, at: string) => string>> = {
  mailed: (to, at) => `Invitado por mail a ${to} el ${at}`,
  waiting: (to, at) => `Invitado el ${at}: el mail a ${to} todavía no salió`,
  failed: (to, at) => `Invitado el ${at}, pero el mail a ${to} no pudo salir. Se vuelve a intentar solo`,
  'handed-over': (_to, at) => `Se dio el enlace para pasárselo el ${at}: no salió ningún mail`,
};

/** An open invitation where its login is shown. */
export const openInvitationText = ({ way, sentTo, sentAt, expiresAt }: OpenInvitation): string =>
  `${wayTexts[way](sentTo, formatDateTime(sentAt))}; el enlace vence el ${formatDateTime(expiresAt)}`;

/** An open invitation in a list. */
export const invitedText = (until: string): string => `Invitado, vence ${formatDateTime(until)}`;
