import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveEvent } from '#core/live/event.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { runCli } from './a-terminal.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await aServer();
  await runCli(['login', 'gerente'], { environment: server.environment, typed: 'demo' });
});
afterEach(() => server.close());

const facts = {
  customerId: asId<'customer'>('7'),
  orderId: asId<'order'>('1'),
  year: 2026,
  number: 1,
  state: 'Sent',
} as const;
const event: LiveEvent = { name: 'OrdersChanged', audience: { customerId: facts.customerId }, facts };

/** Publishes until it is told to stop: nobody knows from outside when the other end listens. */
const publishing = () => {
  const timer = setInterval(() => server.events.next(event), 20);
  return () => clearInterval(timer);
};

it('tells another program a line of JSON for each event, and ends at its limit', async () => {
  const stop = publishing();
  const { exit, stdout, stderr } = await runCli(['watch', '--limit', '2'], { environment: server.environment });
  stop();
  expect(exit).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: '2026-03-09T02:05:00.000Z', name: 'OrdersChanged', facts },
    { time: '2026-03-09T02:05:00.000Z', name: 'OrdersChanged', facts },
  ]);
  expect(stderr).toBe('Conectando\nConectado\n');
});

it('tells no more than its limit, however many come at once', async () => {
  const timer = setInterval(() => {
    for (let count = 0; count < 5; count += 1) server.events.next(event);
  }, 20);
  const { stdout } = await runCli(['watch', '--limit', '2'], { environment: server.environment });
  clearInterval(timer);
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
});

it('ends with Ctrl-C, as 130', async () => {
  const interruption = new AbortController();
  const stop = publishing();
  const onOutput = () => interruption.abort();
  const ran = await runCli(['watch'], { environment: server.environment, interrupted: interruption.signal, onOutput });
  stop();
  expect(ran.exit).toBe(130);
});

it('draws the last events and the connection on a screen, until q', async () => {
  const stop = publishing();
  const { exit, stdout } = await runCli(['watch'], {
    environment: { ...server.environment, NO_COLOR: '1' },
    screen: 80,
    onOutput: (text, type) => {
      if (text.includes('Pedido 2026-00000001')) type('q');
    },
  });
  stop();
  expect(exit).toBe(0);
  expect(stdout).toContain('● Conectado');
  expect(stdout).toContain('23:05:00  Pedido 2026-00000001: Enviado');
  expect(stdout).toContain('q salir');
});

it('ends in 4 where the session is over, as a screen does', async () => {
  const { environment } = server;
  let isOut = false;
  const { exit, stderr } = await runCli(['watch'], {
    environment,
    onQuestion: (text) => {
      if (isOut || !text.includes('Conectado')) return;
      isOut = true;
      void runCli(['logout'], { environment });
    },
  });
  expect([exit, stderr]).toEqual([4, expect.stringContaining('mostrador login')]);
});
