import { explained, problemOf } from '../problems.ts';
import type { Cli } from '../run-command.ts';

/** A failure in one sentence for the foot of a screen, without its final stop. */
export const problemSaid =
  ({ services, settings }: Pick<Cli, 'services' | 'settings'>) =>
  <Failure extends { readonly code: string }>(failure: Failure, textOf: (failure: Failure) => string): string => {
    const told = explained(problemOf(failure, settings.server, textOf), services.trouble(), settings.server);
    if (told.kind !== 'problem') return failure.code;
    return told.code === 'not-signed-in' ? 'Ya no hay sesión: salí e ingresá con mostrador login' : told.message;
  };
