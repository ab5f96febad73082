import * as z from 'zod/mini';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import type { OfficeTrouble } from '#core/overview/office-trouble.ts';
import type { Overview } from '#core/overview/overview.ts';
import { signInLocks } from '#core/session/sign-in-lock.ts';
import { asId } from '#core/shared/ids.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import { openCountsWire } from './staff-orders.wire.ts';

const casesWire = z.object({ open: z.number(), old: z.number() });

const lockedWire = z.object({
  userId: z.string(),
  userName: z.string(),
  name: z.string(),
  customer: z.nullable(z.object({ id: z.string(), name: z.string() })),
  since: z.string(),
  network: z.string(),
  why: z.enum(signInLocks),
});

const officeWire = z.object({
  payments: z.object({ count: z.number(), amount: pesos }),
  imports: z.object({ count: z.number(), newest: z.nullable(z.string()) }),
  stalePriceFiles: z.number(),
  locked: z.optional(z.array(lockedWire)),
  jobs: z.array(z.object({ queue: z.string(), count: z.number() })),
});

/** A server of before tells no `to90`: what it tells is `more`. */
const debtWire = z.object({ inTime: pesos, to30: pesos, to60: pesos, to90: z.optional(pesos), more: pesos });

const askedWire = z.object({ customers: z.number(), units: z.number() });

const missingWire = z.object({
  productId: z.string(),
  productPriceId: z.string(),
  code: z.string(),
  brand: z.string(),
  description: z.string(),
  ordered: askedWire,
  inCarts: askedWire,
});

export const overviewWire = z.object({
  today: z.string(),
  days: z.array(z.object({ day: z.string(), count: z.number(), total: pesos })),
  openOrders: openCountsWire,
  claims: casesWire,
  warranties: casesWire,
  debt: debtWire,
  /** A server of before tells none. */
  onAccount: z.optional(pesos),
  lateCustomers: z.number(),
  idleCustomers: z.number(),
  zeroResults: z.nullable(z.array(z.object({ text: z.string(), times: z.number() }))),
  missingProducts: z.optional(z.nullable(z.array(missingWire))),
  failedMails: z.nullable(z.number()),
  office: z.optional(z.nullable(officeWire)),
});

export const overviewToWire = ({
  days,
  debt,
  onAccount,
  zeroResults,
  missingProducts,
  office,
  ...overview
}: Overview): z.infer<typeof overviewWire> => ({
  ...overview,
  zeroResults: zeroResults === null ? null : [...zeroResults],
  missingProducts: missingProducts === null ? null : [...missingProducts],
  office: office === null ? null : officeToWire(office),
  onAccount: toPesos(onAccount),
  days: days.map(({ day, count, total }) => ({ day, count, total: toPesos(total) })),
  debt: {
    inTime: toPesos(debt.inTime),
    to30: toPesos(debt.to30),
    to60: toPesos(debt.to60),
    to90: toPesos(debt.to90),
    more: toPesos(debt.more),
  },
});

export const overviewFromWire = ({
  days,
  debt,
  onAccount = 0,
  missingProducts,
  office,
  ...overview
}: z.infer<typeof overviewWire>): Overview => ({
  ...overview,
  missingProducts:
    missingProducts?.map((product) => ({
      ...product,
      productId: asId(product.productId),
      productPriceId: asId(product.productPriceId),
    })) ?? null,
  office: office ? officeFromWire(office) : null,
  onAccount: money(onAccount),
  days: days.map(({ day, count, total }) => ({ day, count, total: money(total) })),
  debt: {
    inTime: money(debt.inTime),
    to30: money(debt.to30),
    to60: money(debt.to60),
    to90: money(debt.to90 ?? 0),
    more: money(debt.more),
  },
});

const officeToWire = ({
  payments: { count, amount },
  jobs,
  locked,
  ...office
}: OfficeTrouble): z.infer<typeof officeWire> => ({
  ...office,
  payments: { count, amount: toPesos(amount) },
  jobs: [...jobs],
  locked: [...locked],
});

const isQueue = (name: string): name is JobQueueName => Object.hasOwn(jobQueues, name);

/** A queue that this program does not know is left out. */
const officeFromWire = ({
  payments: { count, amount },
  jobs,
  locked = [],
  ...office
}: z.infer<typeof officeWire>): OfficeTrouble => ({
  ...office,
  locked,
  payments: { count, amount: money(amount) },
  jobs: jobs.flatMap(({ queue, ...job }) => (isQueue(queue) ? [{ ...job, queue }] : [])),
});
