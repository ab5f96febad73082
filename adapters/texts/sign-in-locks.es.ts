import type { SignInLock, StandingLock } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

export const signInLockTexts = {
  'sign-in-locked': 'Demasiados intentos de ingresar',
  'second-factor-locked': 'Demasiados códigos equivocados del segundo paso',
} as const satisfies Record<SignInLock, string>;

const again = {
  'sign-in-locked': 'Se puede probar de nuevo un minuto después.',
  'second-factor-locked': 'Se puede probar de nuevo un cuarto de hora después.',
} as const satisfies Record<SignInLock, string>;

const minuteOf = (at: string): string => formatDateTime(at).slice(0, 16);

/** Tells staff who look at a login of its lock. */
export const standingLockText = ({ since, until, why }: StandingLock): string =>
  `Ingreso frenado desde el ${minuteOf(since)}. ${signInLockTexts[why]}. ${again[why]} Este aviso queda hasta que ingrese, o hasta el ${minuteOf(until)}.`;
