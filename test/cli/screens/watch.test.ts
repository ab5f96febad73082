import { expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import { watchScreen } from '#cli/screens/watch.screen.ts';
import { styleFor } from '#cli/style.ts';
import type { LiveNotice } from '#core/live/event.ts';

const notice = (number: number): LiveNotice => ({
  name: 'OrdersChanged',
  facts: { customerId: '1' as never, orderId: '1' as never, year: 2026, number, state: 'Sent' },
});

const watching = (limit?: number) => {
  let hear: (event: { notice: LiveNotice }) => void = () => {};
  const live = {
    on: (_name: string, listener: typeof hear) => {
      hear = listener;
      return { unsubscribe: () => {} };
    },
  };
  const cli = { services: { live }, terminal: { now: () => Date.parse('2026-03-09T02:05:00Z') } } as unknown as Cli;
  const screen = watchScreen(cli, limit);
  const [pause] = screen.actions;
  let ended = false;
  void screen.until?.then(() => {
    ended = true;
  });
  return {
    screen,
    hear: (count: number) => {
      for (let at = 0; at < count; at += 1) hear({ notice: notice(at + 1) });
    },
    pause: () => pause?.run([], []),
    rows: async () => (await screen.page({ tab: '', text: '', only: null }, null)).unwrap().items,
    hasEnded: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return ended;
    },
  };
};

it('keeps what is read while it is stopped, also where much comes in', async () => {
  const { hear, pause, rows } = watching();
  hear(5);
  await pause();
  const read = await rows();
  expect(read).toHaveLength(5);
  hear(1500);
  expect(await rows()).toEqual(read);
  await pause();
  expect((await rows()).length).toBeGreaterThanOrEqual(1000);
});

it('does not close what somebody stopped to read: its limit ends it once it goes on', async () => {
  const { hear, pause, hasEnded } = watching(3);
  hear(1);
  await pause();
  hear(9);
  expect(await hasEnded()).toBe(false);
  await pause();
  expect(await hasEnded()).toBe(true);
});

it('tells an opened notice in words, none of them of a program', async () => {
  const { hear, rows, screen } = watching();
  hear(1);
  const [one] = await rows();
  if (one === undefined) throw new Error('nothing was heard');
  const text = screen.detail?.text(one, styleFor(false), 80);
  expect(text).toBe('Pedido 2026-00000001: Enviado\n08/03/2026 23:05:00');
});
