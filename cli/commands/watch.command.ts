import type { Command } from 'commander';
import * as z from 'zod/mini';
import { liveEventNames } from '#core/live/event.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { liveModule } from '../modules/live.module.ts';
import { type Outcome, problem } from '../outcome.ts';
import { readCount } from '../page-option.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { connectionText, type Heard, noticeLine } from '../views/notice.view.ts';

interface WatchOptions {
  readonly limit?: number;
}

const about = [
  'Muestra lo que va pasando: pedidos, carritos, catálogo, precios. Sin pantalla,',
  'o con --json, un JSON por línea. Termina con q (0) o con Ctrl-C (130).',
].join('\n');

const watchCommand = (program: Command, act: Act): void => {
  withExamples(
    program
      .command('watch')
      .summary('Muestra lo que va pasando (o un JSON por línea)')
      .description(about)
      .option('--limit <N>', 'terminar después de N avisos', readCount)
      .action(act<WatchOptions>(watch)),
    'watch',
    'watch --json | jq .name',
  );
  withAnswers(program, {
    watch: noticeAnswer,
  });
};

/** A line each. */
const noticeAnswer = z.object({
  time: z.string(),
  name: z.enum(liveEventNames),
  facts: z.record(z.string(), z.unknown()),
});

export const group: CommandGroup = { modules: [liveModule], define: watchCommand };

/** Notices that a screen may still show; more would only grow. */
const maxKept = 200;
const usualScreen = { columns: 80, rows: 24 };

interface Outlet {
  /** The last notices, the newest at the end. */
  show(heard: readonly Heard[]): void;
  end(): void;
}

/** Until it is told to end: `q` and the limit are 0, Ctrl-C is 130 as everywhere, a connection that is given up is 1. */
async function watch(cli: Cli, { limit }: WatchOptions): Promise<Outcome> {
  const { terminal, services, settings } = cli;
  const who = await signedIn(services, settings.server, 'session');
  if (!who.ok) return who.val;
  const { live } = services;
  let finish: (exit: ExitCode) => void = () => {};
  const finished = new Promise<ExitCode>((resolve) => {
    finish = resolve;
  });
  const outlet = await openOutlet(cli, live, finish);

  terminal.interrupted.addEventListener('abort', () => finish(exitCodes.interrupted), { once: true });
  let heard: readonly Heard[] = [];
  let order = 0;
  live.on('heard', ({ notice }) => {
    heard = [...heard, { order, at: terminal.now(), notice }].slice(-maxKept);
    order += 1;
    outlet.show(heard);
    if (order === limit) finish(exitCodes.done);
  });
  live.send({ type: 'connect', customerId: who.val.caller.customerId });
  const exit = await finished;
  outlet.end();
  live.send({ type: 'disconnect' });
  return exit === exitCodes.failed
    ? problem('connection-lost', `No hay conexión con ${settings.server}`, 'Probá de nuevo, o mirá: mostrador doctor')
    : { kind: 'streamed', exit };
}

async function openOutlet(cli: Cli, live: LiveActor, finish: (exit: ExitCode) => void): Promise<Outlet> {
  const { terminal, outputMode, settings } = cli;
  const { stdin, stdout } = terminal;
  if (!outputMode.animated.stdout || stdin.isTTY !== true) return openLines(cli, live, finish);
  const { openWatch } = await import('../views/watch.view.tsx');
  const look = {
    colour: outputMode.colour.stdout,
    columns: stdout.columns || usualScreen.columns,
    rows: stdout.rows || usualScreen.rows,
    server: settings.server,
  };
  return openWatch(terminal, live, look, {
    quit: () => finish(exitCodes.done),
    interrupt: () => terminal.interrupt(),
  });
}

/** A line of JSON each; where nobody sees a screen the connection's state goes to stderr, and giving up is the end. */
function openLines({ terminal }: Cli, live: LiveActor, finish: (exit: ExitCode) => void): Outlet {
  const { stdout, stderr } = terminal;
  let said = '';
  const following = live.subscribe((state) => {
    const { text } = connectionText(state);
    if (text !== said) stderr.write(`${text}\n`);
    said = text;
    if (state.context.gaveUp) finish(exitCodes.failed);
  });
  return {
    show: (heard) => {
      const last = heard.at(-1);
      if (last !== undefined) stdout.write(`${noticeLine(last)}\n`);
    },
    end: () => following.unsubscribe(),
  };
}
