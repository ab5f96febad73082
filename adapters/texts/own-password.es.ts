import type { OwnPasswordFailure } from '#core/credentials/own-password.service.ts';
import type { TypedPasswordFlaw } from '#core/credentials/typed-password-change.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const ownPassword: Texts<OwnPasswordFailure | TypedPasswordFlaw> = {
  ...everywhere,
  'not-allowed': () => 'Estás actuando como un cliente: volvé a tu usuario para cambiar tu contraseña',
  unreachable: () => 'No se pudo cambiar la contraseña, reintentá',
  'too-many-attempts': ({ retryAfterSeconds }) =>
    `Demasiados intentos. Probá de nuevo en ${formatCount(retryAfterSeconds)} segundos`,
  'current-password-missing': () => 'Escribí la que usás ahora',
  'password-typed-differently': () => 'No es igual a la de arriba',
  'current-password-wrong': () => 'La contraseña actual no es esa',
  'password-too-short': ({ min }) => `Tiene que tener al menos ${min} caracteres`,
  'password-too-long': ({ max }) => `No puede tener más de ${max} caracteres`,
  'password-is-user-name': () => 'No puede ser igual a tu usuario',
  'password-common': () => 'Es de las que todos prueban primero. Elegí otra, por ejemplo tres palabras sueltas',
  'password-unchanged': () => 'Es la misma que tenés: elegí otra',
};

/** Why one's own password was not changed, and what is wrong with the new one. */
export const ownPasswordProblem = (failure: OwnPasswordFailure | TypedPasswordFlaw): string =>
  tell(ownPassword, failure);
