import type { Caller } from '#core/access/caller.ts';
import type { InvitationService } from '#core/login-links/login-link.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** The open invitations of a company's two logins. */
export type OpenInvitationQueries = ReturnType<typeof createOpenInvitationQueries>;

export const createOpenInvitationQueries = (service: InvitationService, caller: Caller, queries: ServiceQueries) => {
  const of = queries.define('open invitations', (id: CustomerId) => service.open(caller, id), {
    staleTime: 0,
    outdatedBy: ['StaffChanged', 'MailsChanged'],
  });
  return { of, refresh: () => void of.outdate() };
};
