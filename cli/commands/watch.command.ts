import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import type { Caller } from '#core/access/caller.ts';
import { liveEventNames } from '#core/live/event.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { liveModule } from '../modules/live.module.ts';
import { type Outcome, problem } from '../outcome.ts';
import { readCount } from '../page-option.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { mayDraw } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { connectionText, noticeLine } from '../views/notice.view.ts';

interface WatchOptions {
  readonly limit?: number;
}

const about = [
  'Muestra lo que va pasando: pedidos, carritos, catálogo, precios. Sin pantalla,',
  'o con --json, un JSON por línea. Termina con q (0) o con Ctrl-C (130).',
].join('\n');

const watchCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'watch',
    about,
    summary: 'Muestra lo que va pasando (o un JSON por línea)',
    examples: ['watch', 'watch --json | jq .name'],
    options: [new Option('--limit <N>', 'terminar después de N avisos').argParser(readCount)],
    answer: noticeAnswer,
  }).action(act<WatchOptions>(watch));
};

/** A line each. */
const noticeAnswer = z.object({
  time: z.string(),
  name: z.enum(liveEventNames),
  facts: z.record(z.string(), z.unknown()),
});

export const group: CommandGroup = { modules: [liveModule], define: watchCommand };

/**
 * Until it is ended: `q` and the limit are 0, Ctrl-C is 130 as everywhere; without a screen a connection that is given
 * up is 1, or 4 where the session is over.
 */
async function watch(cli: Cli, options: WatchOptions): Promise<Outcome> {
  const outcome = await followed(cli, options);
  return outcome.kind === 'problem' ? { ...outcome, isLine: true } : outcome;
}

async function followed(cli: Cli, { limit }: WatchOptions): Promise<Outcome> {
  const who = await signedIn(cli.services, cli.settings.server, 'session');
  if (!who.ok) return who.val;
  if (!mayDraw(cli)) return writeLines(cli, who.val.caller, limit);
  const [{ watchScreen }, { openScreen }] = await Promise.all([
    import('../screens/watch.screen.ts'),
    import('../screens/frame/open-screen.tsx'),
  ]);
  return openScreen(cli, who.val, watchScreen(cli, limit), null);
}

/** A line of JSON each; where nobody sees a screen the connection's state goes to stderr, and giving up is the end. */
async function writeLines({ terminal, services, settings }: Cli, caller: Caller, limit?: number): Promise<Outcome> {
  const { live } = services;
  const { stdout, stderr } = terminal;
  terminal.whenCutOff(exitCodes.done);
  let finish: (exit: ExitCode) => void = () => {};
  const finished = new Promise<ExitCode>((resolve) => {
    finish = resolve;
  });
  /** The server ends the connection with the session too, which is asked about at each loss. */
  const isSessionOver = async (): Promise<boolean> => {
    const me = await services.sessionService.me(caller);
    return !me.ok && me.val.code === 'not-signed-in';
  };
  const lose = async (gaveUp: boolean): Promise<void> => {
    if (await isSessionOver()) finish(exitCodes.needsLogin);
    else if (gaveUp) finish(exitCodes.failed);
  };
  let [message, isConnected] = ['', false];
  const following = live.subscribe((state) => {
    const text = connectionText(state);
    if (text !== message) stderr.write(`${text}\n`);
    message = text;
    const wasConnected = isConnected;
    isConnected = state.matches('Connected');
    if (state.context.gaveUp || (wasConnected && !isConnected)) void lose(state.context.gaveUp);
  });
  terminal.interrupted.addEventListener('abort', () => finish(exitCodes.interrupted), { once: true });
  let order = 0;
  const notices = live.on('notice', ({ notice }) => {
    stdout.write(`${noticeLine({ order, at: terminal.now(), notice })}\n`);
    order += 1;
    if (order !== limit) return;
    notices.unsubscribe();
    finish(exitCodes.done);
  });
  live.send({ type: 'connect', customerId: caller.customerId });
  const exit = await finished;
  following.unsubscribe();
  live.send({ type: 'disconnect' });
  if (exit === exitCodes.needsLogin) return problemOf({ code: 'not-signed-in' }, settings.server, () => '');
  return exit === exitCodes.failed
    ? problem('connection-lost', `No hay conexión con ${settings.server}`, 'Probá de nuevo, o mirá: mostrador doctor')
    : { kind: 'streamed', exit };
}
