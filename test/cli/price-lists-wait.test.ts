import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aStandIn } from './a-stand-in.ts';
import { documentOf } from './a-terminal.ts';

const list = {
  id: '1',
  name: 'Lista 1',
  customers: 0,
  prices: 5,
  isFirst: true,
  isWithdrawn: false,
  changes: [] as object[],
  tag: 't1',
};
const waiting = {
  id: '7',
  priceListId: '2',
  at: '2026-03-09T02:05:00Z',
  source: { kind: 'percentage', fromListId: '1', percentage: 0, rounding: 'cents' },
  state: 'waiting',
  prices: null,
  said: null,
  gone: null,
  by: 'ana',
};
let isMade = false;
/** How often the lists are told before the change is made; it is never made of null. */
let looks: number | null = null;
/** The server goes away once the list is there. */
let isGone = false;
let standIn: Awaited<ReturnType<typeof aStandIn>>;
beforeAll(async () => {
  const change = () => (looks === 0 ? { ...waiting, state: 'done', prices: 5 } : waiting);
  const copied = () => ({ ...list, id: '2', name: 'Copia', isFirst: false, changes: [change()] });
  standIn = await aStandIn({
    'GET /api/Management/PriceLists': () => {
      if (isMade && isGone) return { status: 403, body: '' };
      const body = isMade ? [list, copied()] : [list];
      if (isMade && looks !== null && looks > 0) looks -= 1;
      return { body };
    },
    'POST /api/Management/PriceLists': () => {
      isMade = true;
      return { status: 201, body: copied() };
    },
    'POST /api/Management/PriceLists/1/changes': () => ({ body: { ...list, changes: [waiting] } }),
  });
});
afterAll(() => standIn.close());
beforeEach(() => {
  [isMade, isGone, looks] = [false, false, null];
  standIn.calls.length = 0;
});
const posted = () => standIn.calls.filter((call) => JSON.stringify(call).includes('POST')).length;
/** A quarter of an hour goes by within some looks. */
const quickly = () => {
  let now = Date.parse('2026-03-09T02:05:00Z');
  return () => {
    now += 60_000;
    return now;
  };
};
const copy = ['price-lists', 'copy', 'Lista 1', 'Copia'];

it('prices that the server never makes are not waited for beyond a quarter of an hour', async () => {
  const ran = await standIn.run(copy, { now: quickly() });
  expect([ran.exit, ran.stdout]).toEqual([1, '']);
  expect(ran.stderr).toContain(
    'La lista Copia está creada. Los precios todavía no cambiaron: el servidor los cambia por su cuenta',
  );
});

it('a list that is there is said so also where its prices are not known', async () => {
  isGone = true;
  const ran = await standIn.run(copy);
  expect([ran.exit, ran.stdout]).toEqual([1, '']);
  expect(ran.stderr).toContain('La lista Copia está creada.\nError: Tu usuario no tiene permiso');
});

it('the same copy again waits for the prices that are still being made', async () => {
  [isMade, looks] = [true, 3];
  const ran = await standIn.run([...copy, '--json']);
  expect(ran.exit).toBe(0);
  expect(documentOf(ran)).toMatchObject({ name: 'Copia', changed: false, changes: [{ id: '7', state: 'done' }] });
  expect([looks, posted()]).toEqual([0, 0]);
  expect((await standIn.run(copy)).stdout).toContain('Ya estaba así');
  looks = null;
  const late = await standIn.run(copy, { now: quickly() });
  expect([late.exit, late.stderr]).toEqual([1, expect.stringContaining('La lista Copia está creada. Los precios')]);
  const dry = await standIn.run([...copy, '--dry-run']);
  expect([dry.exit, dry.stdout]).toEqual([
    0,
    expect.stringContaining('Esperar a que Copia, que ya está creada, tenga sus precios'),
  ]);
});

it('so does the same change', async () => {
  const change = ['price-lists', 'change', 'Copia', '--from-list', 'Lista 1', '--percentage', '0', '--yes'];
  [isMade, looks] = [true, 3];
  const ran = await standIn.run([...change, '--json']);
  expect(ran.exit).toBe(0);
  expect(documentOf(ran)).toMatchObject({ changed: false, changes: [{ id: '7', state: 'done' }] });
  expect([looks, posted()]).toEqual([0, 0]);
  looks = null;
  const late = await standIn.run(change, { now: quickly() });
  expect([late.exit, late.stderr]).toEqual([1, expect.stringContaining('Error: Los precios todavía no cambiaron')]);
  expect((await standIn.run([...change, '--dry-run'])).stdout).toContain('Ya se había pedido');
});
