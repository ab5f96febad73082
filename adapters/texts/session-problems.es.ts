import type { AccessFailure } from '#core/access/calls.ts';
import type { SignInFailure } from '#core/session/session.service.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const signIn: Texts<SignInFailure> = {
  'wrong-credentials': () => 'Nombre de usuario y/o password incorrectos',
  'customer-closed': () => 'Tu cuenta está cerrada. Llamanos para volver a abrirla',
  'too-many-attempts': ({ retryAfterSeconds }) =>
    `Demasiados intentos. Probá de nuevo en ${formatCount(retryAfterSeconds)} segundos`,
  unreachable: () => 'No se pudo ingresar, reintentá',
};

export const signInProblem = (failure: SignInFailure): string => tell(signIn, failure);

const access: Texts<AccessFailure> = everywhere;
export const accessProblem = (failure: AccessFailure): string => tell(access, failure);
