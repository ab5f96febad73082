/** Why nobody was let in: wrong password, second factor, a closed account; and why a session ended. */

import type { AccessFailure } from '#core/access/calls.ts';
import type { SignInFailure } from '#core/session/session.service.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const signIn: Texts<SignInFailure> = {
  'wrong-credentials': () => 'Nombre de usuario y/o password incorrectos',
  'customer-closed': () => 'Tu cuenta está cerrada. Llamanos para volver a abrirla',
  'second-factor-required': () => 'Falta el código',
  'second-factor-wrong': () => 'El código no es ese',
  'too-many-attempts': ({ retryAfterSeconds }) =>
    `Demasiados intentos. Probá de nuevo en ${formatCount(retryAfterSeconds)} segundos`,
  unreachable: () => 'No se pudo ingresar, reintentá',
};

export const signInProblem = (failure: SignInFailure): string => tell(signIn, failure);

type CallRefusal = AccessFailure | { readonly code: 'second-factor-needed' };

const access: Texts<CallRefusal> = {
  ...everywhere,
  'second-factor-needed': () => 'El distribuidor pide un segundo paso para ingresar: activalo en la web y seguí',
};
export const accessProblem = (failure: CallRefusal): string => tell(access, failure);
