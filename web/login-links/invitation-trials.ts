import type { Caller } from '#core/access/caller.ts';
import type { InvitedCustomers } from '#core/login-links/invited-customers.ts';
import type { InvitationService } from '#core/login-links/login-link.service.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** The dry run of inviting many, asked anew by each window. */
export type InvitationTrials = ReturnType<typeof createInvitationTrials>;

export const createInvitationTrials = (service: InvitationService, caller: Caller, queries: ServiceQueries) =>
  queries.define('invitation trial', (customers: InvitedCustomers) => service.inviteMany(caller, customers, true), {
    staleTime: 0,
  });
