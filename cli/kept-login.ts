import { loginFilePath } from '#adapters/credentials/login-file.ts';
import { type Problem, problem } from './outcome.ts';
import type { CliSettings } from './settings.ts';

const advice = 'Fijate si podés escribir ahí';

/** What follows would be done as whoever was signed in before. `after` says who that is. */
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

/** Nobody is taken for signed out, and no other login is lost by writing over it. */
export const loginsUnreadable = ({ directory }: CliSettings): Problem =>
  problem(
    'logins-unreadable',
    `No se entiende ${loginFilePath(directory)}, donde se guardan las sesiones`,
    'Corregilo a mano, o borralo y volvé a ingresar: mostrador login',
  );
