import type { Command } from 'commander';
import { type CallGroup, refusal } from '#core/access/calls.ts';
import type { Outcome } from '../outcome.ts';
import type { Act, Cli, Work } from '../run-command.ts';
import { type SignedIn, signedIn } from '../session.ts';
import type { Screen } from './frame/screen.ts';

/** Makes a screen for who is signed in. */
export type MakeScreen = (cli: Cli, who: SignedIn) => Screen;

/** Somebody is there, before a screen that can be drawn on. */
export const mayDraw = ({ outputMode }: Cli): boolean =>
  outputMode.animated.stdout && outputMode.mayAsk && !outputMode.json;

/** What commander does with a word that names no command of the group. */
interface WithUnknownCommand {
  unknownCommand(): never;
}

/** The screen for who is signed in and may make its calls, with Ink and the live connection; `instead` is for who may not. */
export async function drawScreen(
  cli: Cli,
  calls: CallGroup,
  load: () => Promise<MakeScreen>,
  instead: (() => Promise<Outcome>) | null = null,
): Promise<Outcome> {
  const { services, settings } = cli;
  const who = await signedIn(services, settings.server, instead === null ? calls : 'session');
  if (!who.ok) return who.val;
  if (instead !== null && refusal(calls, who.val.caller) !== null) return instead();
  const [make, { openScreen }, { liveModule }] = await Promise.all([
    load(),
    import('./frame/open-screen.tsx'),
    import('../modules/live.module.ts'),
  ]);
  services.use(liveModule);
  return openScreen(cli, who.val, make(cli, who.val));
}

/**
 * What a group of commands does without a word of its own: the screen where there is one to draw on and its calls may be made, else the
 * plain command. Ink is loaded with the screen.
 */
export const withScreen = <Options>(
  group: Command,
  act: Act,
  calls: CallGroup,
  load: () => Promise<MakeScreen>,
  plain: Work<Options>,
): Command => {
  const run = act<Options>(async (cli, options, ...words) => {
    if (!mayDraw(cli)) return plain(cli, options, ...words);
    return drawScreen(cli, calls, load, () => plain(cli, options, ...words));
  });
  // Its name alone in the short help; that it opens a screen in its own.
  group
    .summary(group.description())
    .description(`${group.description()}.\nSin más palabras abre una pantalla, que se maneja con el teclado`);
  return group.allowExcessArguments().action((...given: unknown[]) => {
    if (group.args.length > 0) (group as unknown as WithUnknownCommand).unknownCommand();
    return run(...given);
  });
};
