import { expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import type { Done, ScreenAction } from '#cli/screens/frame/screen.ts';
import { ordersScreen } from '#cli/screens/orders.screen.ts';
import type { SignedIn } from '#cli/session.ts';
import type { Caller } from '#core/access/caller.ts';
import { Ok } from '#core/shared/result.ts';
import { aListScreen, type Row } from './a-list-screen.ts';

const rows = Array.from({ length: 100 }, (_, at): Row => ({ id: `r${at}` }));

const page = async (after: string | null) => {
  const from = Number(after ?? 0);
  return Ok({ items: rows.slice(from, from + 50), next: from === 0 ? '50' : null });
};

const done = (key: string, parts: Partial<ScreenAction<Row>>, result: Done = { message: 'Hecho' }) => ({
  ...{ key, name: key, about: key, steps: () => [], run: async () => Ok(result) },
  ...parts,
});

const marked = ({ context }: { readonly context: { readonly marked: ReadonlySet<string> } }) => [...context.marked];

it('stay where the window becomes wide enough for the board, and narrow again', async () => {
  const tabs = [
    { id: '', title: 'Todas' },
    { id: 'x', title: 'X' },
  ];
  const board = { page: async (_: unknown, after: string | null) => page(after), counts: async () => ({}) };
  const { actor, press, settled } = aListScreen({
    tabs,
    page: async (_, after) => page(after),
    board: { ...board, laneOf: () => 'x', card: ({ id }) => ({ head: id, below: '', end: '' }) },
    actions: [done('r', { isBulk: true })],
  });
  await settled();
  actor.send({ type: 'move', by: 49 });
  await settled();
  actor.send({ type: 'move', by: 20 });
  const before = await press(' ', ' ');
  expect([marked(before), before.context.cursor]).toEqual([['r69', 'r70'], 71]);
  for (const isWide of [true, false]) {
    actor.send({ type: 'resized', isWide });
    const after = await settled();
    expect([marked(after), after.context.cursor, after.context.items.length]).toEqual([['r69', 'r70'], 71, 100]);
  }
});

it('stay where something else was done: without a row, or with the one that is open', async () => {
  const { press } = aListScreen({ actions: [done('r', { isBulk: true }), done('t', { isOfScreen: true })] });
  expect(marked(await press(' ', ' ', 't'))).toEqual(['a', 'b']);
  expect(marked(await press('enter', 'r', 'escape'))).toEqual(['a', 'b']);
  expect(marked(await press('r'))).toEqual([]);
});

it('stay on those with which it was not done, and it is said why beside what was done', async () => {
  const failed = { items: [{ id: 'b' }], why: 'b: ya está' };
  const { press } = aListScreen({ actions: [done('r', { isBulk: true }, { message: 'Va 1', failed })] });
  const state = await press(' ', ' ', 'r');
  expect([marked(state), state.context.message, state.context.problem]).toEqual([['b'], 'Va 1', 'b: ya está']);
});

const manager = { role: 'Admin', actedBy: null, customerId: null, userName: 'ana' } as unknown as Caller;

const someOrders = async () => {
  const orders = [1, 2, 3, 4].map((number) => ({ id: `${number}`, year: 2026, number, state: 'Sent' }));
  const refused = { code: 'state-not-allowed', from: 'Cancelled', to: 'Received' };
  const staffOrders = {
    move: async () => Ok(orders.map((order) => ({ ...order, refused: order.number === 1 ? null : refused }))),
    list: async () => Ok({ orders: orders.slice(0, 1), next: null }),
    openCounts: async () => Ok({ Sent: 1000, Received: 44, InDelivery: 0 }),
    foundCounts: async (_: unknown, { text }: { readonly text: string }) =>
      Ok({ counts: { Sent: 3, Received: 1204, InDelivery: 0, Delivered: 0, Cancelled: 1 }, isWhole: text === 'uno' }),
  };
  const apart = <Answer>(work: () => Answer): Answer => work();
  const cli = { services: { staffOrders, trouble: () => null, apart }, settings: { server: 'http://localhost' } };
  return { orders, screen: await ordersScreen(cli as unknown as Cli, { caller: manager } as unknown as SignedIn) };
};

it('are told of orders that could not be moved, with the first reason', async () => {
  const { orders, screen } = await someOrders();
  const moved = await screen.actions.find(({ key }) => key === '>')?.run(orders, []);
  if (moved?.ok !== true) throw new Error('one of them was moved');
  expect(moved.val.failed?.items).toEqual(orders.slice(1));
  expect(moved.val.failed?.why).toMatch(/^2026-00000002: .+ \(y 2 más\)$/);
});

it('are counted by tab: all that are open, or what a filter finds', async () => {
  const { screen } = await someOrders();
  const countsOf = async (text: string) => (await screen.page({ tab: 'Sent', text, only: null }, null)).unwrap().counts;
  expect(await countsOf('')).toEqual({ Sent: '999+', Received: '44', InDelivery: '0' });
  const found = { Sent: '3', Received: '1.204', InDelivery: '0', Delivered: '0', Cancelled: '1' };
  expect(await countsOf('uno')).toEqual(found);
  expect(await countsOf('dos')).toEqual({ Sent: '3+', Received: '1.204+', Cancelled: '1+' });
  expect(await screen.board?.counts({ tab: '', text: 'uno', only: null })).toEqual(found);
});
