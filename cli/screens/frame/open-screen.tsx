import { createActor, waitFor } from 'xstate';
import { actingLapsed } from '#adapters/texts/acting-lapsed.es.ts';
import { exitCodes } from '../../exit-codes.ts';
import { render } from '../../ink.ts';
import { type Outcome, success } from '../../outcome.ts';
import { problemOf } from '../../problems.ts';
import type { Cli } from '../../run-command.ts';
import { onBehalfText, type SignedIn } from '../../session.ts';
import { printable, styleFor } from '../../style.ts';
import { occupy } from '../../waiting.ts';
import { withOwnTrouble } from '../own-trouble.ts';
import { boardFrom } from './board.ts';
import { createConnectionMachine } from './connection.machine.ts';
import { Frame } from './frame.tsx';
import { openFullScreen } from './full-screen.ts';
import { openKeyboard } from './keyboard.ts';
import type { KeyAction } from './keys.ts';
import { createPainter } from './painter.ts';
import { screenMachine } from './screen.machine.ts';
import type { Question, Screen } from './screen.ts';

const isWide = ({ columns }: Pick<NodeJS.WriteStream, 'columns'>): boolean => columns >= boardFrom;

const openEnding = () => {
  let end: (outcome: Outcome) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<Outcome>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
};

/** Shows a screen until somebody leaves it: `q` is 0, or 4 without a session any more, Ctrl-C is 130 as everywhere. */
export async function openScreen(
  cli: Cli,
  { user, caller }: SignedIn,
  screen: Screen,
  question: Question | null,
): Promise<Outcome> {
  const { terminal, services, outputMode, settings, lapse } = cli;
  const { stdin, stdout } = terminal;
  const ending = openEnding();
  const isSessionOver = async (): Promise<boolean> => {
    const answer = await services.apart(() => services.sessionService.me(caller));
    return !answer.ok && answer.val.code === 'not-signed-in';
  };
  const connection = createActor(createConnectionMachine(services.live, terminal, isSessionOver));
  const quit = (): void =>
    ending.end(
      connection.getSnapshot().matches('over')
        ? problemOf({ code: 'not-signed-in' }, settings.server, () => '')
        : { kind: 'streamed', exit: exitCodes.done },
    );

  // Any further action would be made by the staff, under the customer's name.
  lapse.tell = () => ending.end(success({ message: actingLapsed }, actingLapsed));
  /** The session that is kept now goes on here, if it is that of the same person. */
  const renew = async (): Promise<void> => {
    services.logins.renew();
    services.session.send({ type: 'login-changed' });
    const now = await waitFor(services.session, (state) => !state.matches('checking'));
    const { user: kept } = now.context;
    if (kept === null) return;
    if (kept.userName === user.userName && kept.loginUsName === user.loginUsName) {
      return connection.send({ type: 'session-renewed' });
    }
    const message = `Ahora ingresaste como ${printable(kept.userName)}: volvé a abrir la pantalla`;
    ending.end(success({ message }, message));
  };
  void screen.until?.then(quit);
  const actor = createActor(screenMachine, {
    input: { screen: withOwnTrouble(screen, services.apart), isWide: isWide(stdout), question },
  });
  connection.on('outdated', ({ name }) => {
    if (name === null || screen.outdatedBy.includes(name)) actor.send({ type: 'outdated' });
  });
  connection.on('connected-again', actor.send);
  connection.on('session-over', actor.send);
  actor.subscribe({
    next: ({ context }) => {
      if (context.end !== null) ending.end(success({ message: context.end }, context.end));
    },
    error: ending.fail,
  });
  terminal.interrupted.addEventListener('abort', () => ending.end({ kind: 'streamed', exit: exitCodes.interrupted }), {
    once: true,
  });

  const onKey = (action: KeyAction): void => {
    if (action.type === 'quit') quit();
    else if (action.type === 'interrupt') terminal.interrupt();
    else if (action.type === 'suspend') full.suspend();
    else actor.send(action);
    if (action.type !== 'refresh') return;
    if (connection.getSnapshot().matches('over')) renew().catch(ending.fail);
    else connection.send({ type: 'reconnect' });
  };
  const painter = createPainter(stdout);
  painter.canvas.on('resize', () => actor.send({ type: 'resized', isWide: isWide(stdout) }));
  const leave = occupy(terminal.stderr);
  const keyboard = openKeyboard(stdin);
  const full = openFullScreen(terminal, { end: painter.end, redraw: painter.repaint });
  connection.start();
  actor.start();
  services.live.send({ type: 'connect', customerId: caller.customerId });
  const where = `${printable(user.userName)}${onBehalfText(user)} en ${new URL(settings.server).host}`;
  const style = styleFor(outputMode.colour.stdout);
  const drawn = render(
    <Frame {...{ actor, connection, where, style, keyboard, onKey }} stdout={painter.canvas} />,
    // `debug` is how Ink gives its frames whole: which lines go to the terminal is the painter's.
    { stdin, stdout: painter.canvas, debug: true, exitOnCtrlC: false, patchConsole: false },
  );
  drawn.waitUntilExit().catch(ending.fail);
  const begin = async (): Promise<void> => {
    const key = (await screen.first?.()) ?? null;
    if (key !== null && actor.getSnapshot().status === 'active') actor.send({ type: 'act', key });
  };
  begin().catch(ending.fail);
  try {
    return await ending.promise;
  } finally {
    keyboard.close();
    full.close();
    drawn.unmount();
    actor.stop();
    const left = (await screen.close?.()) ?? null;
    leave();
    if (left !== null) terminal.stderr.write(`${left}\n`);
    connection.stop();
    services.live.send({ type: 'disconnect' });
  }
}
