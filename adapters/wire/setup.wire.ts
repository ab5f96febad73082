import * as z from 'zod/mini';
import { type Sayable, sayable } from '#core/distributor/blank-distributor.ts';
import { mailGroupNames } from '#core/mail/mail-group.ts';
import { backupPlaces } from '#core/setup/setup-step.ts';

/** Names that another version tells beside these are dropped. */
const sayables = z.pipe(
  z.array(z.string()),
  z.transform((names) => sayable.filter((each): each is Sayable => names.includes(each))),
);

const accounts = z.array(z.string());

export const setupFactsWire = z.object({
  /** A server of before does not say: nothing is asked then. */
  unsaid: z._default(sayables, []),
  sendsMails: z.boolean(),
  /** A server of before does not say it. */
  knowsAddress: z._default(z.boolean(), true),
  mailTest: z._default(z.nullable(z.object({ at: z.string(), to: z.string(), isCurrent: z.boolean() })), null),
  products: z.number(),
  unpriced: z.number(),
  hasPrices: z.boolean(),
  priceLists: z.number(),
  hasEquivalents: z.boolean(),
  hasApplications: z.boolean(),
  brandsWithoutSegment: z._default(z.number(), 0),
  deliveryMethods: z.number(),
  customers: z.number(),
  withoutPrices: z.number(),
  hasCustomerWithPrices: z.boolean(),
  withoutAccess: z.number(),
  hasCustomerWithLogin: z.boolean(),
  /** A server of before does not say: nothing is asked then. */
  tellsOrders: z._default(z.boolean(), true),
  mailed: z._default(
    z.nullable(
      z.object({
        comunication: accounts,
        orders: accounts,
        demands: accounts,
        waranties: accounts,
        payments: accounts,
      }),
    ),
    null,
  ),
  zoneFirst: z._default(z.array(z.enum(mailGroupNames)), []),
  hasOrders: z.boolean(),
  backups: z.enum(backupPlaces),
});
