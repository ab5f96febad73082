import { exitCodes } from './exit-codes.ts';
import { type Problem, problem } from './outcome.ts';

/** What any capability may answer, told the same way whatever was being done. Null: a failure with a text of its own. */
const commonProblem = (code: string, server: string): Problem | null => {
  switch (code) {
    case 'not-signed-in':
      return problem(
        code,
        `No hay una sesión abierta en ${server}`,
        'Ingresá con: mostrador login',
        exitCodes.needsLogin,
      );
    case 'not-allowed':
      return problem(code, 'Tu usuario no tiene permiso para esto', 'Fijate con quién ingresaste: mostrador whoami');
    case 'unreachable':
      return problem(
        code,
        `No se pudo hablar con ${server}`,
        'Fijate que esté en marcha (npm start), o indicá otro con --server. Más datos: mostrador doctor',
      );
    default:
      return null;
  }
};

/** A failure of a capability as a person is told it: what all share, or its own text. */
export const told = <Failure extends { readonly code: string }>(
  failure: Failure,
  server: string,
  textOf: (failure: Failure) => string,
): Problem => commonProblem(failure.code, server) ?? problem(failure.code, textOf(failure));
