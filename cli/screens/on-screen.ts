import type { Command, Option } from 'commander';
import { type CallGroup, refusal } from '#core/access/calls.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Asking } from '../declare/declare.ts';
import type { Outcome } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli, Work } from '../run-command.ts';
import { type SignedIn, signedIn } from '../session.ts';
import type { Question, Screen } from './frame/screen.ts';

/** Makes a screen for the signed-in user. */
export type MakeScreen = (cli: Cli, who: SignedIn) => Screen | Promise<Screen>;

/** A screen, and whose calls it makes. */
export interface ScreenFor<Options = object> {
  readonly calls: CallGroup;
  readonly load: () => Promise<MakeScreen>;
  /** What it asks first, by the options of the command line; left out where it takes none. */
  readonly question?: (asking: Asking, options: Options) => Promise<Result<Question, Outcome>>;
}

/** Somebody is there, before a screen that can be drawn on. */
export const mayDraw = ({ outputMode }: Pick<Cli, 'outputMode'>): boolean =>
  outputMode.animated.stdout && outputMode.mayAsk && !outputMode.json;

/** What commander does with a word that names no command of the group. */
interface WithUnknownCommand {
  unknownCommand(): never;
}

/**
 * The first screen whose calls the signed-in user may make, with Ink and the live connection; `instead` is for users
 * who may make none.
 */
export async function drawScreen<Options>(
  cli: Cli,
  screens: readonly ScreenFor<Options>[],
  options: Options,
  instead: (() => Promise<Outcome>) | null = null,
): Promise<Outcome> {
  const { services, settings } = cli;
  const [first] = screens;
  const who = await signedIn(
    services,
    settings.server,
    instead === null && first !== undefined ? first.calls : 'session',
  );
  if (!who.ok) return who.val;
  const screen = screens.find(({ calls }) => refusal(calls, who.val.caller) === null);
  if (screen === undefined)
    return instead === null ? problemOf({ code: 'not-allowed' }, settings.server, () => '') : instead();
  const { caller } = who.val;
  const asking = { cli, services, caller, isStaff: caller.customerId === null };
  const question = (await screen.question?.(asking, options)) ?? Ok(null);
  if (!question.ok) return question.val;
  const [make, { openScreen }, { liveModule }] = await Promise.all([
    screen.load(),
    import('./frame/open-screen.tsx'),
    import('../modules/live.module.ts'),
  ]);
  services.use(liveModule);
  return openScreen(cli, who.val, await make(cli, who.val), question.val);
}

/**
 * What follows the name of a command of the group is that command's alone: commander would take the group's options out
 * of it first, wherever they stand.
 */
const leaveToCommands = (group: Command): void => {
  const parse = group.parseOptions.bind(group);
  group.parseOptions = (words) => {
    const [, next = ''] = group.parent?.args ?? [];
    return group.commands.some((each) => each.name() === next) ? { operands: [], unknown: [...words] } : parse(words);
  };
};

/**
 * What a group of commands does when it is called alone: opens the first screen whose calls may be made, where there is
 * a terminal to draw on, else runs the plain command. Ink is loaded with the screen.
 */
export const withScreen = <Options>(
  group: Command,
  act: Act,
  screens: readonly ScreenFor<Options>[],
  plain: Work<Options>,
  options: readonly Option[] = [],
): Command => {
  for (const option of options) group.addOption(option);
  const run = act<Options>(async (cli, options, ...words) => {
    if (!mayDraw(cli)) return plain(cli, options, ...words);
    return drawScreen(cli, screens, options, () => plain(cli, options, ...words));
  });
  // The list of commands shows the name alone; the command's own help says that it opens a screen.
  group
    .summary(group.description())
    .description(`${group.description()}.\nSin más palabras abre una pantalla, que se maneja con el teclado`);
  leaveToCommands(group);
  return group.allowExcessArguments().action((...args: unknown[]) => {
    if (group.args.length > 0) (group as unknown as WithUnknownCommand).unknownCommand();
    return run(...args);
  });
};
