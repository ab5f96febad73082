import * as z from 'zod/mini';
import type { InvitedCustomers, InvitedMany } from '#core/login-links/invited-customers.ts';
import { customerFilterWire } from './customer-management.wire.ts';
import { idFromWire, idWire } from './ids.wire.ts';

/** Most customers that can be chosen one by one. */
const maxChosen = 10_000;

/** A dry run only counts. */
const dryRun = z._default(z.boolean(), false);

/** The body of `POST api/Management/Customers/invitations`: the chosen ones, or all that a filter finds. */
export const inviteManyWire = z.union([
  z.strictObject({ customers: z.array(idWire).check(z.maxLength(maxChosen)), dryRun }),
  z.strictObject({ filter: customerFilterWire, dryRun }),
]);

export const invitedCustomersFromWire = (body: z.infer<typeof inviteManyWire>): InvitedCustomers =>
  'customers' in body ? { ids: body.customers.map((id) => idFromWire<'customer'>(id)) } : { filter: body.filter };

export const invitedCustomersToWire = (invited: InvitedCustomers, isTrial: boolean): z.infer<typeof inviteManyWire> =>
  'ids' in invited ? { customers: [...invited.ids], dryRun: isTrial } : { filter: invited.filter, dryRun: isTrial };

export const invitedManyWire = z.object({
  invited: z.number(),
  left: z.number(),
  withoutEmail: z.number(),
  /** A server of before counts them among those without an e-mail. */
  withoutLogin: z._default(z.number(), 0),
  withAccess: z.number(),
});

export const invitedManyToWire = (many: InvitedMany): z.infer<typeof invitedManyWire> => many;
