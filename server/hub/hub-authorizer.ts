import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Admit, HubMember } from './member.ts';
import { isAllowedOrigin } from './origin.ts';
import type { Refusal } from './refusal.ts';
import type { Registered, Registry } from './registry.ts';
import type { HubRequest } from './request.ts';
import { digestOf, isTicket, type Tickets } from './tickets.ts';

/** Admits connections: the one place that checks credentials, companies and origins. */
export interface HubAuthorizer {
  /** Whom the credential belongs to, a ticket or a session token, for the company that the request names. */
  identify(request: HubRequest, credential: string | null): Promise<Result<HubMember, Refusal>>;
  /** The connection that the request names, if it is the asker's. */
  find(request: HubRequest): Promise<Result<Registered, Refusal>>;
}

export interface HubAuthorizerParts {
  readonly admit: Admit;
  readonly tickets: Tickets;
  readonly registry: Registry;
  readonly allowedOrigins: readonly string[];
}

export function createHubAuthorizer({ admit, tickets, registry, allowedOrigins }: HubAuthorizerParts): HubAuthorizer {
  const refuseOrigin = ({ origin, host }: HubRequest) => !isAllowedOrigin(origin, host, allowedOrigins);

  async function memberOf(credential: string, customerId: string | null): Promise<Result<HubMember, Refusal>> {
    if (!isTicket(credential)) return admit(credential, customerId);
    const member = tickets.memberOf(credential);
    return member ? Ok(member) : Err({ code: 'not-signed-in' });
  }

  async function identify(request: HubRequest, credential: string | null): Promise<Result<HubMember, Refusal>> {
    if (refuseOrigin(request)) return Err({ code: 'forbidden-origin' });
    if (!credential) return Err({ code: 'not-signed-in' });
    const member = await memberOf(credential, request.customerId);
    if (member.ok && member.val.customerId !== request.customerId) return Err({ code: 'not-allowed' });
    return member;
  }

  return {
    identify,
    async find(request) {
      if (refuseOrigin(request)) return Err({ code: 'forbidden-origin' });
      if (!request.credential) return Err({ code: 'not-signed-in' });
      if (request.connectionToken === null) return Err({ code: 'connection-id-missing' });
      const registered = registry.find(request.connectionToken);
      if (registered && registered.credentialDigest === digestOf(request.credential)) {
        // The ticket may have expired since: it opened this connection, which outlives it.
        const sameCompany = registered.connection.member().customerId === request.customerId;
        return sameCompany ? Ok(registered) : Err({ code: 'not-allowed' });
      }
      const member = await identify(request, request.credential);
      if (member.err) return member;
      if (!registered) return Err({ code: 'unknown-connection' });
      return registered.connection.member().userId === member.val.userId
        ? Ok(registered)
        : Err({ code: 'not-allowed' });
    },
  };
}
