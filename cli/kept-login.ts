import { type LoginFileFlaw, loginFileFlaw, loginFilePath } from '#adapters/credentials/login-file.ts';
import { type Problem, problem } from './outcome.ts';
import type { CliSettings } from './settings.ts';

const advice = 'Fijate si podés escribir ahí';

/** The next commands would run as the user who was signed in before, whom `after` names. */
export const notKept = ({ directory }: CliSettings, after = ''): Problem =>
  problem('login-not-kept', `No se pudo guardar la sesión en ${directory}${after}`, advice);

export const notForgotten = ({ directory }: CliSettings, ended: boolean): Problem =>
  problem(
    'login-not-forgotten',
    ended
      ? `La sesión terminó, pero no se pudo borrar de ${directory}`
      : `La sesión no se pudo borrar de ${directory}: sigue abierta`,
    advice,
  );

const flawTexts: Readonly<Record<LoginFileFlaw, readonly [why: string, advice: string]>> = {
  'not-permitted': ['No tenés permiso para leer', 'Fijate de quién es: lo puede haber hecho otro usuario'],
  'not-read': ['No se pudo leer', 'Fijate qué hay ahí, o borralo y volvé a ingresar: mostrador login'],
  'not-understood': ['No se entiende', 'Corregilo a mano, o borralo y volvé a ingresar: mostrador login'],
};

/**
 * Why no login can be read; null where they can. Nobody is taken for signed out, and no other login is lost by writing
 * over it.
 */
export const loginsProblem = ({ directory }: Pick<CliSettings, 'directory'>): Problem | null => {
  const flaw = loginFileFlaw(directory);
  if (flaw === null) return null;
  const [why, advice] = flawTexts[flaw];
  return problem('logins-unreadable', `${why} ${loginFilePath(directory)}, donde se guardan las sesiones`, advice);
};
