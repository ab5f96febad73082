import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { answerOf } from '#cli/answer-schema.ts';
import { everyCommand } from '#test/cli/answer-check.ts';
import { cliReference } from './cli-reference.ts';

const begin = '<!-- what follows is written by test/docs/cli.test.ts -->\n\n';

/** What the shells ask is no command for people or scripts. */
const visible = (command: Command): readonly Command[] => command.createHelp().visibleCommands(command);

const withoutAnswer = (command: Command, path = ''): readonly string[] =>
  visible(command).flatMap((each) => [
    ...(each.commands.length === 0 && answerOf(each) === null ? [`${path}${each.name()}`] : []),
    ...withoutAnswer(each, `${path}${each.name()} `),
  ]);

it('every command says what it answers', async () => {
  expect(withoutAnswer(await everyCommand())).toEqual([]);
});

it('docs/cli.md has every command with what it takes and answers (`npx vitest run test/docs/cli.test.ts -u` writes it anew)', async () => {
  const path = new URL('../../docs/cli.md', import.meta.url);
  const [head = ''] = (await readFile(path, 'utf8')).split(begin);
  await expect(`${head}${begin}${cliReference(await everyCommand())}`).toMatchFileSnapshot('../../docs/cli.md');
});
