import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemType } from '#adapters/wire/problem.wire.ts';
import { aServer, type TestServer } from '../a-server.ts';
import { refusalWire } from '../refusal-wire.ts';
import { aHub, type RunningHub } from './a-hub.ts';
import { negotiated } from './raw-client.ts';

let hub: RunningHub;
beforeEach(async () => {
  hub = await aHub({ limits: { connectionsPerMember: 1 } });
});
afterEach(() => hub.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const negotiate = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${hub.url}/negotiate?negotiateVersion=1${query}`, { method: 'POST', headers });

const refusals: readonly (readonly [code: string, status: number, ask: () => Promise<Response>])[] = [
  ['not-signed-in', 401, () => negotiate('&customerId=7')],
  ['not-allowed', 403, () => negotiate('&customerId=8', bearer('token-of-cliente'))],
  ['forbidden-origin', 403, () => negotiate('', { ...bearer('token-of-gerente'), origin: 'https://evil.example' })],
  ['connection-id-missing', 400, () => fetch(hub.url, { headers: bearer('token-of-gerente') })],
  ['unknown-connection', 404, () => fetch(`${hub.url}?id=none`, { headers: bearer('token-of-gerente') })],
  [
    'connection-in-use',
    409,
    async () => {
      const { url, id, ticket } = await negotiated(hub.url, 'token-of-gerente');
      await fetch(`${url}?id=${id}`, { headers: bearer(ticket) });
      return fetch(`${url}?id=${id}`, { headers: { ...bearer(ticket), accept: 'text/event-stream' } });
    },
  ],
  [
    'too-many-connections',
    429,
    async () => {
      const { ticket } = await negotiated(hub.url, 'token-of-gerente');
      return negotiate('', bearer(ticket));
    },
  ],
  [
    'closing',
    503,
    () => {
      hub.hub.close();
      return negotiate('', bearer('token-of-gerente'));
    },
  ],
];

describe('the hub refuses with a problem as every other call does', () => {
  it.each(refusals)('%s', async (code, status, ask) => {
    const answer = await ask();
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const problem = refusalWire.parse(await answer.json());
    expect(problem).toMatchObject({ type: problemType(code), status, code });
    expect(answer.status).toBe(status);
    expect(problem.errors?.map(({ field }) => field)).toEqual(status === 400 ? ['id'] : undefined);
  });
});

describe('behind the whole server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());

  it('who is not signed in gets what every call answers, with the id of the request', async () => {
    const refused = async (method: string, path: string) => {
      const answer = await fetch(`${server.address}${path}`, { method });
      const { requestId, ...problem } = refusalWire.parse(await answer.json());
      expect(requestId).toBe(answer.headers.get('x-request-id'));
      return { ...problem, contentType: answer.headers.get('content-type') };
    };
    const byTheHub = await refused('POST', '/hubs/portal/negotiate');
    expect(byTheHub).toEqual(await refused('GET', '/api/ShoppingCarts/state'));
    expect(byTheHub.title).toBe('Tu sesión terminó. Ingresá de nuevo');
  });
});
