import type { Command } from 'commander';
import type { ContainerModule } from 'inversify';
import { actingLapsed } from '#adapters/texts/acting-lapsed.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { answerOf, mayHaveRows } from './answer-schema.ts';
import { openServices, type Services } from './container.ts';
import { loginsProblem } from './kept-login.ts';
import { fillIn } from './missing-words.ts';
import { interruptedProblem, type Outcome, type Problem } from './outcome.ts';
import { explained, withLoginOf, withSought } from './problems.ts';
import { answerProblem } from './report.ts';
import { type CliSettings, readSettings, type SettingsFlags } from './settings.ts';
import { type OutputFlags, type OutputMode, outputModeOf, type Terminal } from './terminal.ts';
import { createWaiting } from './waiting.ts';
import { withinMs } from './within.ts';

/** Everything that one run of a command has at hand. */
export interface Cli {
  readonly terminal: Terminal;
  readonly outputMode: OutputMode;
  readonly settings: CliSettings;
  readonly services: Services;
  /** How long, after Ctrl-C, what was begun may take to be undone. */
  readonly patience: Patience;
  /** Called as the hour in a customer's name ends. */
  readonly lapse: Lapse;
}

/** Milliseconds after Ctrl-C; a command that has more to undo asks for more. */
export interface Patience {
  ms: number;
}

/**
 * Says the end of acting on stderr; a screen, which would go on as the staff under the customer's name, closes instead.
 */
export interface Lapse {
  tell: () => void;
}

export interface GlobalFlags extends OutputFlags, SettingsFlags {}

/** A command's own options come last, as commander gives them. */
export type Work<Options> = (cli: Cli, options: Options, ...words: readonly string[]) => Promise<Outcome>;

/** `without-logins` is work that goes on where no login can be read, as if nobody were signed in. */
export type Needs = 'logins' | 'without-logins';

/** Makes a commander action of a command's work: settings first, and everything that was opened closed in the end. */
export type Act = <Options = Record<never, never>>(
  work: Work<Options>,
  needs?: Needs,
) => (...args: unknown[]) => Promise<void>;

/** Work that needs no server: on this computer alone. */
export type WorkHere<Options> = (
  terminal: Terminal,
  options: Options & GlobalFlags,
  ...words: readonly string[]
) => Promise<Outcome>;

/**
 * Makes an action of work that needs none of the settings, and goes on where they are wrong. `patienceMs` is how long
 * it may take to stop, where that is more than usual.
 */
export type ActHere = <Options = Record<never, never>>(
  work: WorkHere<Options>,
  patienceMs?: number,
) => (...args: unknown[]) => Promise<void>;

/** What a call ends in that was cut off. */
const cutCodes: readonly string[] = ['unreachable', 'file-broken-off'];

type Finish = (outcome: Outcome, outputMode: OutputMode, requestId: string | null) => void;

interface Ready<Options> {
  readonly outputMode: OutputMode;
  readonly words: readonly string[];
  readonly flags: Options & GlobalFlags;
}

interface Unready {
  readonly outputMode: OutputMode;
  readonly problem: Problem;
}

/** The typed line, with missing arguments asked for. */
const readyFor = async <Options>(
  terminal: Terminal,
  args: readonly unknown[],
): Promise<Result<Ready<Options>, Unready>> => {
  const command = args.at(-1) as Command;
  const outputMode = outputModeOf(terminal, command.optsWithGlobals<GlobalFlags>(), answerOf(command));
  const unknown = mayHaveRows(command) ? null : answerProblem(outputMode);
  if (unknown !== null) return Err({ outputMode, problem: unknown });
  const filled = await fillIn(command, args.slice(0, -2), terminal, outputMode);
  if (!filled.ok) return Err({ outputMode, problem: filled.val });
  const words = filled.val.flat().filter((word): word is string => typeof word === 'string');
  return Ok({ outputMode, words, flags: command.optsWithGlobals<Options & GlobalFlags>() });
};

/** Milliseconds that it is waited for whether anybody is there, once it is clear that nobody is signed in. */
const reachMs = 1000;

/**
 * What happened in place of what the command reports. Who was not signed in made no call: where nobody listens that is
 * said, since signing in would fail of it too.
 */
const firstCause = async (outcome: Outcome, services: Services, server: string): Promise<Outcome> => {
  const trouble = services.trouble();
  const isUntried = outcome.kind === 'problem' && outcome.code === 'not-signed-in' && trouble === null;
  if (!isUntried) return explained(outcome, trouble, server);
  await withinMs(reachMs, services.reach());
  const met = services.trouble();
  return met?.kind === 'no-answer' ? explained({ ...outcome, code: 'unreachable' }, met, server) : outcome;
};

export const actHereIn =
  (terminal: Terminal, patience: Patience, finish: Finish): ActHere =>
  (work, patienceMs = patience.ms) =>
  async (...args) => {
    patience.ms = patienceMs;
    const ready = await readyFor<Parameters<typeof work>[1]>(terminal, args);
    if (!ready.ok) return finish(ready.val.problem, ready.val.outputMode, null);
    const { flags, words, outputMode } = ready.val;
    finish(await work(terminal, flags, ...words), outputMode, null);
  };

/** The command that lists what those of its group are about: 'orders list'. */
const listBeside = ({ parent }: Command): string | null =>
  parent?.commands.some((each) => each.name() === 'list') ? `${parent.name()} list` : null;

/**
 * `modules` make what the commands work with; `finish` takes the outcome, with the id of the last request where there
 * is one.
 */
export const actIn =
  (terminal: Terminal, patience: Patience, modules: readonly ContainerModule[], finish: Finish): Act =>
  (work, needs = 'logins') =>
  async (...args) => {
    const ready = await readyFor<Parameters<typeof work>[1]>(terminal, args);
    if (!ready.ok) return finish(ready.val.problem, ready.val.outputMode, null);
    const { flags, words, outputMode } = ready.val;
    const settings = readSettings(terminal.environment, flags, terminal.folder ?? process.cwd());
    if (!settings.ok) return finish(settings.val, outputMode, null);
    const unreadable = needs === 'logins' ? loginsProblem(settings.val) : null;
    if (unreadable !== null) return finish(unreadable, outputMode, null);
    const waiting = createWaiting(terminal, outputMode);
    const clock = { now: () => terminal.now() };
    const lapse: Lapse = { tell: () => void terminal.stderr.write(`${actingLapsed}\n`) };
    const services = openServices(settings.val, clock, terminal.interrupted, modules, {
      waiting,
      lapsed: () => lapse.tell(),
    });
    try {
      const cli: Cli = { terminal, outputMode, settings: settings.val, services, patience, lapse };
      const outcome = await work(cli, flags, ...words);
      // A call that Ctrl-C cut off is no trouble of the server's.
      const isCut = terminal.interrupted.aborted && outcome.kind === 'problem' && cutCodes.includes(outcome.code);
      const cause = isCut
        ? { ...interruptedProblem, ...(outcome.isBesideFile === true ? { isBesideFile: true as const } : {}) }
        : await firstCause(outcome, services, settings.val.server);
      const withAdvice = withSought(cause, words[0], listBeside(args.at(-1) as Command));
      finish(withLoginOf(withAdvice, settings.val), outputMode, services.requestId());
    } finally {
      waiting.end();
      services.stop();
    }
  };
