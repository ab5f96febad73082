import * as z from 'zod/mini';
import type { Overview } from '#core/overview/overview.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { openCountsWire } from './order-desk.wire.ts';

const casesWire = z.object({ open: z.number(), old: z.number() });

export const overviewWire = z.object({
  today: z.string(),
  days: z.array(z.object({ day: z.string(), count: z.number(), total: pesos })),
  openOrders: openCountsWire,
  claims: casesWire,
  warranties: casesWire,
  debt: z.object({ inTime: pesos, to30: pesos, to60: pesos, more: pesos }),
  lateCustomers: z.number(),
  idleCustomers: z.number(),
  zeroResults: z.nullable(z.array(z.object({ text: z.string(), times: z.number() }))),
  failedMails: z.nullable(z.number()),
});

export const overviewToWire = ({ days, debt, zeroResults, ...overview }: Overview): z.infer<typeof overviewWire> => ({
  ...overview,
  zeroResults: zeroResults === null ? null : [...zeroResults],
  days: days.map(({ day, count, total }) => ({ day, count, total: toPesos(total) })),
  debt: { inTime: toPesos(debt.inTime), to30: toPesos(debt.to30), to60: toPesos(debt.to60), more: toPesos(debt.more) },
});

export const overviewFromWire = ({ days, debt, ...overview }: z.infer<typeof overviewWire>): Overview => ({
  ...overview,
  days: days.map(({ day, count, total }) => ({ day, count, total: money(total) })),
  debt: { inTime: money(debt.inTime), to30: money(debt.to30), to60: money(debt.to60), more: money(debt.more) },
});
