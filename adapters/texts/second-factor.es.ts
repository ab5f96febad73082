import type {
  OwnSecondFactorFailure,
  SecondFactorManagementFailure,
} from '#core/second-factor/second-factor.service.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const own: Texts<OwnSecondFactorFailure> = {
  ...everywhere,
  'not-allowed': () => 'Estás actuando como un cliente: volvé a tu usuario para cambiar tu segundo paso',
  unreachable: () => 'No se pudo guardar, reintentá',
  'too-many-attempts': ({ retryAfterSeconds }) =>
    `Demasiados códigos equivocados. Probá de nuevo en ${waitText(retryAfterSeconds)}`,
  'current-password-wrong': () => 'La contraseña no es esa',
  'current-code-wrong': () => 'El código no es ese. Fijate que sea el que muestra ahora tu teléfono',
  'second-factor-already-on': () => 'Ya lo activaste en otra ventana',
  'second-factor-not-begun': () => 'Se quitó en otra ventana. Empezá de nuevo',
  'second-factor-compulsory': () => 'El distribuidor lo pide a todo el personal: no se puede desactivar',
};

export const secondFactorProblem = (failure: OwnSecondFactorFailure): string => tell(own, failure);

const management: Texts<SecondFactorManagementFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo guardar, reintentá',
  'own-second-factor-first': () => 'Activá primero tu propio segundo paso, desde tu usuario arriba a la derecha',
  'own-account': () => 'Es tu usuario: desactivá tu segundo paso desde el menú de arriba a la derecha, con un código',
  'second-factor-not-found': () => 'Este usuario no tiene un segundo paso',
};

export const secondFactorManagementProblem = (failure: SecondFactorManagementFailure): string =>
  tell(management, failure);

/** 'un minuto', '12 minutos', '40 segundos'. */
export const waitText = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'un segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${formatCount(minutes)} minutos`;
};
