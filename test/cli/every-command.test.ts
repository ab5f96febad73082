import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, mayHaveRows } from '#cli/answer-schema.ts';
import { groupNames } from '#cli/group-words.ts';
import { everyCommand } from './answer-check.ts';

/** The commands that do something, by their words; without the one that only shells call. */
const leavesOf = (command: Command, path: readonly string[] = []): readonly (readonly [string, Command])[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help')
    .flatMap((each) => {
      const words = [...path, each.name()];
      return [...(answerOf(each) === null ? [] : [[words.join(' '), each] as const]), ...leavesOf(each, words)];
    });

const commands = leavesOf(await everyCommand());

const has = (command: Command, ...names: readonly string[]): boolean =>
  names.every((name) => command.options.some(({ long }) => long === `--${name}`));

/** The objects that an answer may be. */
const shapesOf = (schema: z.core.$ZodType | null): readonly Readonly<Record<string, z.core.$ZodType>>[] => {
  if (schema instanceof z.ZodMiniUnion) return (schema.def.options as z.core.$ZodType[]).flatMap(shapesOf);
  return schema instanceof z.ZodMiniObject ? [schema.shape] : [];
};

const answers = (command: Command, name: string): boolean =>
  shapesOf(answerOf(command)).some((shape) => shape[name] !== undefined);

const isArray = (schema: z.core.$ZodType | null): boolean =>
  schema instanceof z.ZodMiniUnion
    ? (schema.def.options as z.core.$ZodType[]).some(isArray)
    : schema instanceof z.ZodMiniArray;

/** Whether that may be its value. */
const says = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The commands that do not keep a rule. */
const exceptions = (isMeant: (command: Command) => boolean, keeps: (command: Command) => boolean): readonly string[] =>
  commands.flatMap(([words, command]) => (isMeant(command) && !keeps(command) ? [words] : []));

/** The rows of a search are inside articles: it takes --page and --limit of its own. */
const ofArticles = 'catalogue search';

it('a list takes --limit and --sort, and --all where it comes in pages', () => {
  const hasPages = (command: Command) => answers(command, 'next') || answers(command, 'totalPages');
  const isList = (command: Command) => isArray(answerOf(command)) || hasPages(command);
  const isPaged = (command: Command) => mayHaveRows(command) && hasPages(command);
  expect(exceptions(isList, mayHaveRows)).toEqual([ofArticles]);
  expect(exceptions(mayHaveRows, (command) => has(command, 'limit', 'sort'))).toEqual([]);
  expect(exceptions(isPaged, (command) => has(command, 'all'))).toEqual([]);
});

/** What they change is the session and the settings of this terminal. */
const ofThisTerminal = ['as', 'back', 'config set', 'config unset', 'password'];

it('what changes something says what it would do', () => {
  const changes = (command: Command) =>
    shapesOf(answerOf(command)).some(({ changed }) => changed !== undefined && says(changed, true));
  expect(exceptions(changes, (command) => has(command, 'dry-run'))).toEqual(ofThisTerminal);
  const dry = (command: Command) => has(command, 'dry-run');
  const saysSo = (command: Command) => answers(command, 'dryRun') || answers(command, 'isDryRun');
  // The import says in which state it is: 'planned'.
  expect(exceptions(dry, saysSo)).toEqual(['catalogue import']);
});

it('what says what it would do takes --yes, also where it never asks', () => {
  expect(
    exceptions(
      (command) => has(command, 'dry-run'),
      (command) => has(command, 'yes'),
    ),
  ).toEqual([]);
});

it('what may be confirmed by its name may be confirmed by --yes', () => {
  expect(
    exceptions(
      (command) => has(command, 'confirm'),
      (command) => has(command, 'yes'),
    ),
  ).toEqual([]);
});

it('a file that is there is written over with --force only', () => {
  expect(
    exceptions(
      (command) => has(command, 'output'),
      (command) => has(command, 'force'),
    ),
  ).toEqual([]);
});

it('no option takes a secret', () => {
  const secret = /password(?!-file)|token|secret/;
  expect(
    exceptions(
      (command) => command.options.some(({ long }) => secret.test(long ?? '')),
      () => false,
    ),
  ).toEqual([]);
});

it('commands and their groups are declared in one place, but for what shells ask at each TAB', () => {
  const root = new URL('../../cli/', import.meta.url);
  const declaring = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && /\.command\(/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(declaring.sort()).toEqual(['commands/completion.command.ts', 'declare/declare.ts']);
});

it('the file of a group of commands is called as the group', () => {
  const files = readdirSync(new URL('../../cli/commands/', import.meta.url));
  expect(files.sort()).toEqual(groupNames.map((name) => `${name}.command.ts`).sort());
});
