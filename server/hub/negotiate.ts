import type { FastifyRequest } from 'fastify';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { HubAuthorizer } from './hub-authorizer.ts';
import type { Refusal } from './refusal.ts';
import type { Registry } from './registry.ts';
import { readHubRequest } from './request.ts';
import { digestOf, isTicket, type Tickets } from './tickets.ts';

export interface NegotiateParts {
  readonly path: string;
  readonly publicUrl: string | undefined;
  readonly hubAuthorizer: HubAuthorizer;
  readonly tickets: Tickets;
  readonly registry: Registry;
}

const availableTransports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}));

/**
 * The first call of every connection. A session token is answered with a redirection to the same hub and a ticket in
 * its place, which the official client follows: from then on only the ticket stands in URLs. A ticket gets its
 * connection.
 */
export async function negotiate(parts: NegotiateParts, request: FastifyRequest): Promise<Result<object, Refusal>> {
  const asked = readHubRequest(request.raw);
  const member = await parts.hubAuthorizer.identify(asked, asked.bearer);
  if (member.err) return member;
  if (!asked.bearer || !isTicket(asked.bearer)) {
    return Ok({ url: hubUrl(parts, request, asked.customerId), accessToken: parts.tickets.issue(member.val) });
  }
  const registered = parts.registry.add(member.val, digestOf(asked.bearer));
  if (registered.err) return Err(registered.val);
  const { token } = registered.val;
  const ids =
    asked.negotiateVersion >= 1
      ? { negotiateVersion: 1, connectionId: digestOf(token), connectionToken: token }
      : { negotiateVersion: 0, connectionId: token };
  return Ok({ ...ids, availableTransports });
}

/** The client wants an absolute address. The origin of our own page has the right scheme, also behind a proxy. */
function hubUrl({ path, publicUrl }: NegotiateParts, request: FastifyRequest, customerId: string | null): string {
  const { origin, host } = request.headers;
  const ofOurPage = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  const url = new URL(path, publicUrl ?? (ofOurPage ? origin : `${request.protocol}://${request.host}`));
  if (customerId !== null) url.searchParams.set('customerId', customerId);
  return url.href;
}
