import type { SignInsFailure } from '#core/session/sign-in.service.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<SignInsFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudieron traer o cerrar las sesiones, reintentá',
  'sign-in-not-found': () => 'Esa sesión ya no está abierta',
};

/** Why somebody's sign-ins are not listed, or one was not ended. */
export const signInsProblem = (failure: SignInsFailure): string => tell(texts, failure);
