import { explained, problemOf } from '../problems.ts';
import type { Cli } from '../run-command.ts';
import { sessionOverText } from './session-over.ts';

/** A failure in one sentence for the foot of a screen, without its final stop. */
export const problemTextOf =
  ({ services, settings }: Pick<Cli, 'services' | 'settings'>) =>
  <Failure extends { readonly code: string }>(failure: Failure, textOf: (failure: Failure) => string): string => {
    const outcome = explained(problemOf(failure, settings.server, textOf), services.trouble(), settings.server);
    if (outcome.kind !== 'problem') return failure.code;
    return outcome.code === 'not-signed-in' ? sessionOverText : outcome.message;
  };
