import { Argument, type Command, type Option } from 'commander';
import type * as z from 'zod/mini';
import type { Caller } from '#core/access/caller.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { Result } from '#core/shared/result.ts';
import { withAnswer } from '../answer-schema.ts';
import { type Need, withNeeds } from '../arguments/needs.ts';
import { type Offered, SpokenArgument } from '../arguments/spoken.ts';
import type { Services } from '../container.ts';
import { withExamples } from '../help.ts';
import { isOutcome, type Outcome } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Cli } from '../run-command.ts';
import { signedIn, signedInForEither } from '../session.ts';

/**
 * A word that a command takes. Its name ('[name]' where it may be left out, '[names...]' for any number), what it is,
 * the values that it may have, what reads one that is typed otherwise, and what is offered in their place.
 */
export type Word = readonly [
  name: string,
  about: string,
  choices?: readonly string[],
  read?: (typed: string) => string,
  offered?: Offered,
];

/** What every command says of itself. */
export interface Declaration {
  readonly name: string;
  /** The description in Spanish: one line, or several where there is a summary. */
  readonly about: string;
  /** A line, for the list of all commands: the same as `about` where it is left out. */
  readonly summary?: string;
  /** Command lines without the program's name. */
  readonly examples: readonly string[];
  readonly words?: readonly Word[];
  readonly options?: readonly Option[];
  /** What it cannot do without, where that is not always the same word or option. */
  readonly needs?: readonly Need[];
  /** The schema of what `--json` answers. */
  readonly answer: z.core.$ZodType;
}

/** The user who asks, and the services of the run. */
export interface Asking {
  readonly cli: Cli;
  readonly services: Services;
  readonly caller: Caller;
  /** Whether the user is of the distributor's staff. */
  readonly isStaff: boolean;
}

/** What commands that ask the server have besides: the group of the call, and the text where it fails. */
export interface Asked<Failure extends { readonly code: string }> extends Declaration {
  readonly access: CallGroup;
  readonly problem: (failure: Failure) => string;
}

/** Adds a command to a group, without what it does. */
export const declare = (group: Command, declaration: Declaration): Command => {
  const { name, about, summary, examples, words = [], options = [], needs = [], answer } = declaration;
  const command = group.command(name).description(about);
  if (summary !== undefined) command.summary(summary);
  for (const [word, wordAbout, choices, read, offered] of words) {
    const wordName = word.startsWith('[') ? word : `<${word}>`;
    const argument =
      offered === undefined ? new Argument(wordName, wordAbout) : new SpokenArgument(wordName, wordAbout, offered);
    if (choices !== undefined) argument.choices(choices);
    command.addArgument(read === undefined ? argument : argument.argParser(read));
  }
  for (const option of options) command.addOption(option);
  return withAnswer(withExamples(withNeeds(command, needs), ...examples), answer);
};

/** Adds a group of commands to the program. */
export const declareGroup = (program: Command, name: string, about: string, ...examples: readonly string[]): Command =>
  withExamples(program.command(name).description(about), ...examples);

/** Signs in as the command needs, then does the work. */
export const asCaller = async (
  cli: Cli,
  access: CallGroup,
  work: (asking: Asking) => Promise<Outcome>,
): Promise<Outcome> => {
  const who = await signedIn(cli.services, cli.settings.server, access);
  if (!who.ok) return who.val;
  const { caller } = who.val;
  return work({ cli, services: cli.services, caller, isStaff: caller.customerId === null });
};

/** As `asCaller`, for a call of customers that staff have in another form. */
export const asEither = async (
  cli: Cli,
  access: CallGroup,
  ofStaff: CallGroup,
  work: (asking: Asking) => Promise<Outcome>,
): Promise<Outcome> => {
  const who = await signedInForEither(cli.services, cli.settings.server, access, ofStaff);
  return who.ok ? work({ cli, services: cli.services, ...who.val }) : who.val;
};

/** A failure as the command reports it. */
export const failed = <Failure extends { readonly code: string }>(
  { settings }: Cli,
  failure: Failure,
  problem: (failure: Failure) => string,
): Outcome => problemOf(failure, settings.server, problem);

/**
 * What a call answered, its failure as the command reports it: for commands that make calls of several capabilities.
 */
export const orOutcome = <Value, Failure extends { readonly code: string }>(
  cli: Cli,
  answer: Result<Value, Failure | Outcome>,
  problem: (failure: Failure) => string,
): Result<Value, Outcome> => answer.mapErr((failure) => (isOutcome(failure) ? failure : failed(cli, failure, problem)));
