import type { Trouble } from '#adapters/http/trouble.ts';
import { commands } from '#adapters/installation/commands.ts';
import { troubleText } from '#adapters/texts/trouble.es.ts';
import { exitCodes } from './exit-codes.ts';
import { type Outcome, type Problem, problem } from './outcome.ts';
import type { CliSettings } from './settings.ts';
import { printable } from './style.ts';

const signInAdvice = 'Ingresá con: mostrador login';

/**
 * Failures that any capability may answer, with the same text in all commands. Null: a failure with a text of its own.
 */
const commonProblem = (code: string, server: string): Problem | null => {
  switch (code) {
    case 'not-signed-in':
      return problem(code, `No hay una sesión abierta en ${server}`, signInAdvice, exitCodes.needsLogin);
    case 'not-allowed':
      return problem(code, 'Tu usuario no tiene permiso para esto', 'Fijate con quién ingresaste: mostrador whoami');
    case 'not-offered':
      return problem(code, 'Este servidor no lo ofrece');
    case 'unreachable':
      return problemOfTrouble({ kind: 'no-answer', reason: null }, server);
    default:
      return null;
  }
};

/** The login that is missing is that of the server and profile which this command line named. */
export const withLoginOf = (outcome: Outcome, { server, serverFrom, profile }: CliSettings): Outcome => {
  if (outcome.kind !== 'problem' || outcome.code !== 'not-signed-in') return outcome;
  const where =
    serverFrom === '--profile' ? ` --profile ${profile}` : serverFrom === '--server' ? ` --server ${server}` : '';
  return { ...outcome, advice: `${signInAdvice}${where}` };
};

/** A server that is newer has failures that this program has no text for. */
const textFor = <Failure>(failure: Failure, textOf: (failure: Failure) => string): string | null => {
  try {
    return textOf(failure);
  } catch {
    return null;
  }
};

/** A failure of a capability as a person reads it: what all share, or its own text. */
export const problemOf = <Failure extends { readonly code: string }>(
  failure: Failure,
  server: string,
  textOf: (failure: Failure) => string,
): Problem => {
  const common = commonProblem(failure.code, server);
  if (common !== null) return common;
  const text = textFor(failure, textOf);
  return text === null
    ? problem('unreachable', `El servidor no lo aceptó: ${failure.code}`)
    : problem(failure.code, text);
};

/** Failures that say that something is not there, without saying what was looked for. */
const notThere: ReadonlySet<string> = new Set(
  ['order', 'claim', 'case', 'warranty', 'quote', 'payment', 'document', 'mail', 'import', 'job'].map(
    (thing) => `${thing}-not-found`,
  ),
);

/** Adds to a problem what was looked for, and the command that lists what there is; null where the group has none. */
export const withSought = (outcome: Outcome, sought = '', list: string | null = null): Outcome => {
  if (outcome.kind !== 'problem' || !notThere.has(outcome.code) || sought === '') return outcome;
  const { message, advice } = outcome;
  return {
    ...outcome,
    message: message.includes('«') || message.includes(sought) ? message : `${message}: «${printable(sought)}»`,
    ...(advice !== undefined || list === null ? {} : { advice: `Los que hay: mostrador ${list}` }),
  };
};

const problemOfTrouble = (trouble: Trouble, server: string): Problem => {
  const { code, message, advice } = troubleText(trouble, server, commands);
  const errors = trouble.kind === 'refused' ? trouble.errors : [];
  const lines = errors.map(({ field, message }) => printable(field === '' ? message : `${field}: ${message}`));
  const advices = [...lines, ...(advice === null ? [] : [advice])].join('\n');
  const facts = {
    ...(errors.length === 0 ? {} : { errors }),
    ...(trouble.kind === 'refused' && trouble.retryAfterSeconds !== null
      ? { retryAfterSeconds: trouble.retryAfterSeconds }
      : {}),
  };
  return {
    ...problem(code, printable(message).replace(/\.$/, ''), advices === '' ? undefined : advices),
    facts,
  };
};

/**
 * What really happened in place of 'no answer', which capabilities answer for everything that they don't know: the last
 * call's own trouble. And a session that the server ended is not one that never was.
 */
export const explained = (outcome: Outcome, trouble: Trouble | null, server: string): Outcome => {
  if (outcome.kind !== 'problem' || trouble === null) return outcome;
  if (outcome.code === 'unreachable') return problemOfTrouble(trouble, server);
  if (outcome.code === 'not-signed-in' && trouble.kind === 'refused') {
    return { ...outcome, message: `Tu sesión en ${server} terminó` };
  }
  return outcome;
};
