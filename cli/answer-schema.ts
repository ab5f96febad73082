import type { Command } from 'commander';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const answers = new WeakMap<Command, Schema>();

/**
 * What `--json` answers where the command does its work: docs/cli.md is written by it, and tests hold every answer to
 * it.
 */
export const withAnswer = (command: Command, answer: Schema): Command => {
  answers.set(command, answer);
  return command;
};

const lists = new WeakSet<Command>();

/** Marks a command that may answer with rows: `--fields` is then about those. */
export const withRows = (command: Command): Command => {
  lists.add(command);
  return command;
};

export const mayHaveRows = (command: Command): boolean => lists.has(command);

export const answerOf = (command: Command): Schema | null => answers.get(command) ?? null;

/** What commands answer that keep a file: where it is, and what they say besides. */
export const fileAnswer = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...shape, file: z.string() });
