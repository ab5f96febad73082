import type { IncomingMessage } from 'node:http';

/** The fields of a request to the hub, of a route or of an upgrade. */
export interface HubRequest {
  /** Lower case, without the query. */
  readonly path: string;
  /** The company asked for; null for staff. */
  readonly customerId: string | null;
  /** `id` of the query: the secret that negotiation gave. */
  readonly connectionToken: string | null;
  /** The bearer of the Authorization header. */
  readonly bearer: string | null;
  /** The bearer, or the access_token of the query: browsers can't put headers on WebSockets and event streams. */
  readonly credential: string | null;
  readonly negotiateVersion: number;
  readonly origin: string | null;
  readonly host: string | null;
}

export function readHubRequest(message: IncomingMessage): HubRequest {
  const [path = '', ...query] = (message.url ?? '').split('?');
  const parameters = new URLSearchParams(query.join('?'));
  const bearer = /^Bearer +(\S+)$/i.exec(message.headers.authorization ?? '')?.[1] ?? null;
  return {
    path: path.toLowerCase(),
    customerId: parameters.get('customerId') || null,
    connectionToken: parameters.get('id'),
    bearer,
    credential: bearer ?? parameters.get('access_token'),
    negotiateVersion: Number(parameters.get('negotiateVersion') ?? 0),
    origin: message.headers.origin ?? null,
    host: message.headers.host ?? null,
  };
}
