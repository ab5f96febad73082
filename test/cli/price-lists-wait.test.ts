import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStandIn } from './a-stand-in.ts';

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
let standIn: Awaited<ReturnType<typeof aStandIn>>;
beforeAll(async () => {
  const copied = () => ({ ...list, id: '2', name: 'Copia', isFirst: false, changes: [waiting] });
  standIn = await aStandIn({
    'GET /api/Management/PriceLists': () => ({ body: isMade ? [list, copied()] : [list] }),
    'POST /api/Management/PriceLists': () => {
      isMade = true;
      return { status: 201, body: copied() };
    },
    'POST /api/Management/PriceLists/1/changes': () => ({ body: { ...list, changes: [waiting] } }),
  });
});
afterAll(() => standIn.close());

it('prices that the server never makes are not waited for beyond a quarter of an hour', async () => {
  let now = Date.parse('2026-03-09T02:05:00Z');
  const ran = await standIn.run(['price-lists', 'copy', 'Lista 1', 'Copia'], {
    now: () => {
      now += 60_000;
      return now;
    },
  });
  expect([ran.exit, ran.stdout]).toEqual([1, '']);
  expect(ran.stderr).toContain('Los precios todavía no cambiaron: el servidor los cambia por su cuenta');
});
