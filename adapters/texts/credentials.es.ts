import type { CredentialsFailure } from '#core/credentials/credential.service.ts';
import type { Hidden } from '#core/credentials/credential.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const credentials: Texts<CredentialsFailure> = {
  ...everywhere,
  'customer-not-found': () => 'Ese cliente ya no existe',
  'customer-not-yours': () => 'Ese cliente no es tuyo',
  'login-not-found': () => 'Ese usuario ya no existe',
  'password-not-first': () => 'Ya tiene una contraseña o una invitación pendiente',
  unreachable: () => 'No se pudieron traer o cambiar las contraseñas, reintentá',
};

export const credentialsProblem = (failure: CredentialsFailure): string => tell(credentials, failure);

/** Why there is no password to show. */
export const hiddenTexts: Readonly<Record<Hidden, string>> = {
  none: 'Todavía no tiene: generale una',
  chosen: 'La eligió su usuario: no se puede ver',
  off: 'Las contraseñas no se guardan a la vista',
  staff: 'La de un vendedor no se puede ver',
  unreadable: 'Se guardó con otra clave: no se puede ver',
};
