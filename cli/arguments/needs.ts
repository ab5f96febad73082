import type { Argument, Command, Option } from 'commander';
import type { OutputMode } from '../terminal.ts';

/** A command line as it was typed, its words and options by the names that help has: 'código', '--file'. */
export interface CommandLine {
  /** Whether it is there; what stands where nothing was typed does not count. */
  has(name: string): boolean;
  value(name: string): unknown;
}

/** What a command cannot do without, beside the words and options that it always requires. */
export interface Need {
  /** The words and options that say it: one of them suffices. */
  readonly anyOf: readonly [string, ...string[]];
  /** A sentence without its final stop: 'No dice qué cambiar'; where it is left out, which one is missing. */
  readonly message?: string;
  readonly advice?: string;
  /** Of some command lines only; a command that may draw a screen asks for it there. */
  readonly when?: (line: CommandLine, outputMode: OutputMode) => boolean;
}

const needs = new WeakMap<Command, readonly Need[]>();

export const withNeeds = (command: Command, its: readonly Need[]): Command => {
  for (const { anyOf } of its) for (const name of anyOf) parameterOf(command, name);
  needs.set(command, its);
  return command;
};

export const needsOf = (command: Command): readonly Need[] => needs.get(command) ?? [];

/** The word or the option of that name. */
export const parameterOf = (command: Command, name: string): Argument | Option => {
  const found =
    command.options.find(({ long }) => long === name) ??
    command.registeredArguments.find((each) => each.name() === name);
  if (found === undefined) throw new Error(`${command.name()} has no ${name}`);
  return found;
};

export const isOption = (parameter: Argument | Option): parameter is Option => 'long' in parameter;

/** The line as it stands, with the values of the words in their order. */
export const commandLine = (command: Command, words: readonly unknown[]): CommandLine => {
  const value = (name: string): unknown => {
    const parameter = parameterOf(command, name);
    if (isOption(parameter)) {
      const key = parameter.attributeName();
      return command.getOptionValueSource(key) === 'default' ? undefined : command.getOptionValue(key);
    }
    const word = words[command.registeredArguments.indexOf(parameter)];
    return Array.isArray(word) && word.length === 0 ? undefined : word;
  };
  return { has: (name) => value(name) !== undefined, value };
};

/** One of several is needed, unless a file says the whole. */
export const withoutFile = (line: CommandLine): boolean => !line.has('--file');

/** As a need names them. */
export const optionNames = (options: readonly Option[]): [string, ...string[]] =>
  options.flatMap(({ long }) => long ?? []) as [string, ...string[]];
