import type { Command } from 'commander';
import type { ContainerModule } from 'inversify';
import { openServices, type Services } from './container.ts';
import { fillIn } from './missing-words.ts';
import type { Outcome } from './outcome.ts';
import { explained } from './problems.ts';
import { type CliSettings, readSettings } from './settings.ts';
import { type OutputFlags, type OutputMode, outputModeOf, type Terminal } from './terminal.ts';

/** Everything that one run of a command has at hand. */
export interface Cli {
  readonly terminal: Terminal;
  readonly outputMode: OutputMode;
  readonly settings: CliSettings;
  readonly services: Services;
  /** How long, after Ctrl-C, what was begun may take to be undone. */
  readonly patience: Patience;
}

/** Milliseconds after Ctrl-C; a command that has more to undo asks for more. */
export interface Patience {
  ms: number;
}

export interface GlobalFlags extends OutputFlags {
  readonly server?: string;
}

/** A command's own options come last, as commander gives them. */
export type Work<Options> = (cli: Cli, options: Options, ...words: readonly string[]) => Promise<Outcome>;

/** Makes a commander action of a command's work: settings first, and everything that was opened closed in the end. */
export type Act = <Options = Record<never, never>>(work: Work<Options>) => (...given: unknown[]) => Promise<void>;

/** `modules` make what the commands work with; `finish` takes the outcome, with the id of the last request where there is one. */
export const actIn =
  (
    terminal: Terminal,
    patience: Patience,
    modules: readonly ContainerModule[],
    finish: (outcome: Outcome, outputMode: OutputMode, requestId: string | null) => void,
  ): Act =>
  (work) =>
  async (...given) => {
    const command = given.at(-1) as Command;
    const outputMode = outputModeOf(terminal, command.optsWithGlobals<GlobalFlags>());
    const filled = await fillIn(command, given.slice(0, -2), terminal, outputMode);
    if (!filled.ok) return finish(filled.val, outputMode, null);
    const words = filled.val.flat().filter((word): word is string => typeof word === 'string');
    const flags = command.optsWithGlobals<GlobalFlags & Parameters<typeof work>[1]>();
    const settings = readSettings(terminal.environment, flags);
    if (!settings.ok) return finish(settings.val, outputMode, null);
    const services = openServices(settings.val, { now: () => terminal.now() }, terminal.interrupted, modules);
    try {
      const outcome = await work({ terminal, outputMode, settings: settings.val, services, patience }, flags, ...words);
      finish(explained(outcome, services.trouble(), settings.val.server), outputMode, services.requestId());
    } finally {
      services.stop();
    }
  };
