import { expect, it } from 'vitest';
import { overviewFromWire, overviewToWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import type { Overview } from '#core/overview/overview.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const overview: Overview = {
  today: '2026-11-20',
  days: [{ day: '2026-11-19', count: 1, total: money('10.5') }],
  openOrders: { Sent: 1, Received: 2, InDelivery: 3 },
  claims: { open: 1, old: 0 },
  warranties: { open: 0, old: 0 },
  debt: { inTime: money(1), to30: money(2), to60: money(3), to90: money(5), more: money(4) },
  onAccount: money(6),
  lateCustomers: 1,
  idleCustomers: 2,
  zeroResults: [{ text: 'bomba', times: 2 }],
  missingProducts: [
    {
      productId: asId('7'),
      productPriceId: asId('8'),
      code: 'A-1',
      brand: 'SKF',
      description: 'Rodamiento',
      ordered: { customers: 2, units: 5 },
      inCarts: { customers: 1, units: 3 },
    },
  ],
  failedMails: 0,
  office: {
    payments: { count: 2, amount: money('21.25') },
    imports: { count: 1, newest: 'a1' },
    stalePriceFiles: 3,
    locked: [
      {
        ...{ userId: '3', userName: 'ana', name: 'Ana', customer: null, since: '2026-11-20T10:00:00Z' },
        ...{ network: '192.0.2.1', why: 'second-factor-locked' },
      },
    ],
    jobs: [{ queue: 'offer-turns', count: 1 }],
  },
};

const sent = () => JSON.parse(JSON.stringify(overviewToWire(overview)));

it('comes back as it was told', () => {
  expect(overviewFromWire(overviewWire.parse(sent()))).toEqual(overview);
});

it('reads a server of before, which tells nothing of the office, and leaves out queues that it does not know', () => {
  const { office, missingProducts, onAccount, ...before } = sent();
  expect([missingProducts.length, onAccount]).toEqual([1, 6]);
  expect(overviewFromWire(overviewWire.parse(before))).toMatchObject({ missingProducts: null, office: null });
  const newer = { ...before, office: { ...office, jobs: [{ queue: 'of-tomorrow', count: 1 }] } };
  expect(overviewFromWire(overviewWire.parse(newer)).office?.jobs).toEqual([]);
  expect(overviewFromWire(overviewWire.parse(before)).onAccount.isZero()).toBe(true);
  const { to90, ...fourAges } = before.debt;
  expect(to90).toBe(5);
  expect(overviewFromWire(overviewWire.parse({ ...before, debt: fourAges })).debt.to90.toNumber()).toBe(0);
});
