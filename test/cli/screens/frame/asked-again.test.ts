import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Cli } from '#cli/run-command.ts';
import { createConnectionMachine } from '#cli/screens/frame/connection.machine.ts';
import { screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Screen } from '#cli/screens/frame/screen.ts';
import { mailScreen } from '#cli/screens/mail.screen.ts';
import type { SignedIn } from '#cli/session.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

it('what was refused since somebody changed it is done once the rows are there as they are by now', async () => {
  let version = 1;
  const screen: Screen<Row> = {
    title: 'Filas',
    names: ['fila', 'filas'],
    tabs: [],
    columns: () => [],
    keyOf: ({ id }) => id,
    page: async () => Ok({ items: [{ id: 'a', version }], next: null }),
    detail: null,
    actions: [
      {
        key: 'x',
        name: 'sacar',
        about: 'sacar la fila',
        steps: () => [{ kind: 'confirmation', label: '¿Sacarla?' }],
        run: async ([row]) => (row?.version === version ? Ok({ message: 'Salió' }) : Err('Alguien la cambió')),
      },
    ],
    findHint: null,
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada',
  };
  const actor = createActor(screenMachine, { input: { screen: screen as Screen, isWide: false } }).start();
  const until = (fits: (state: ReturnType<typeof actor.getSnapshot>) => boolean) => waitFor(actor, fits);
  await until((state) => state.matches({ list: 'ready' }));
  actor.send({ type: 'act', key: 'x' });
  version = 2;
  actor.send({ type: 'answer', isYes: true });
  await until(({ context }) => context.dialog?.problem === 'Alguien la cambió');
  await until((state) => state.matches({ list: 'ready' }));
  actor.send({ type: 'answer', isYes: true });
  expect((await until((state) => state.matches({ layer: 'none' }))).context.message).toBe('Salió');
  actor.stop();
});

it('the list is asked for again with each connection, the first too: what came before it was not heard', () => {
  const { connection: link, last } = createFakeConnection();
  const live = createActor(createLiveMachine(link)).start();
  const connection = createActor(createConnectionMachine(live, { now: () => 0 }, async () => false));
  let outdated = 0;
  connection.on('outdated', () => {
    outdated += 1;
  });
  connection.start();
  live.send({ type: 'connect', customerId: null });
  expect(outdated).toBe(0);
  last()?.hooks.opened();
  expect(outdated).toBe(1);
  last()?.hooks.closed();
  live.send({ type: 'reconnect' });
  last()?.hooks.opened();
  expect(outdated).toBe(2);
  connection.stop();
  live.stop();
});

it('a lost connection is told apart from a session that is over, which is asked about at each loss', async () => {
  let isOver = false;
  const { connection: link, last } = createFakeConnection();
  const live = createActor(createLiveMachine(link)).start();
  const connection = createActor(createConnectionMachine(live, { now: () => 0 }, async () => isOver));
  const eventTypes: string[] = [];
  connection.on('connected-again', ({ type }) => eventTypes.push(type));
  connection.on('session-over', ({ type }) => eventTypes.push(type));
  connection.start();
  live.send({ type: 'connect', customerId: null });
  last()?.hooks.opened();
  expect(eventTypes).toEqual([]);
  last()?.hooks.closed();
  expect(connection.getSnapshot().matches({ away: { line: 'reconnecting' } })).toBe(true);
  live.send({ type: 'reconnect' });
  last()?.hooks.opened();
  expect(eventTypes).toEqual(['connected-again']);
  isOver = true;
  last()?.hooks.closed();
  await waitFor(connection, (state) => state.matches('over'));
  expect(eventTypes).toEqual(['connected-again', 'session-over']);
  connection.stop();
  live.stop();
});

it('what failed without a connection is not told any more once it is back', async () => {
  const screen: Screen<Row> = {
    title: 'Filas',
    names: ['fila', 'filas'],
    tabs: [],
    columns: () => [],
    keyOf: ({ id }) => id,
    page: async () => Ok({ items: [{ id: 'a', version: 1 }], next: null }),
    detail: null,
    actions: [{ key: 'x', name: 'x', about: 'x', steps: () => [], run: async () => Err('El servidor no contesta') }],
    findHint: null,
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada',
  };
  const actor = createActor(screenMachine, { input: { screen: screen as Screen, isWide: false } }).start();
  await waitFor(actor, (state) => state.matches({ list: 'ready' }));
  actor.send({ type: 'act', key: 'x' });
  await waitFor(actor, ({ context }) => context.problem === 'El servidor no contesta');
  actor.send({ type: 'connected-again' });
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.stop();
});

it('mails that went are not sent again where another of them did not go', async () => {
  const mails = {
    resend: async (_caller: unknown, id: string) => (id === '2' ? Err({ code: 'unreachable' }) : Ok(null)),
  };
  const cli = { services: { mails, trouble: () => null }, settings: { server: 'http://localhost' } } as unknown as Cli;
  const screen = await mailScreen(cli, { caller: null } as unknown as SignedIn);
  const resend = screen.actions.find(({ key }) => key === 'r');
  const done = await resend?.run([{ id: '1' }, { id: '2' }, { id: '3' }], ['']);
  expect(done?.ok && done.val.message).toBe('Van 1 de 3');
  expect(done?.ok && done.val.failed?.items).toEqual([{ id: '2' }, { id: '3' }]);
  expect((await resend?.run([{ id: '2' }], ['']))?.ok).toBe(false);
});
