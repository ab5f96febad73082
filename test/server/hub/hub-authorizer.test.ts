import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHub, type RunningHub, sessions, until } from './a-hub.ts';
import { handshake, negotiated, rawSocket } from './raw-client.ts';

let hub: RunningHub;
beforeEach(async () => {
  hub = await aHub({ limits: { connectionsPerMember: 2 } });
});
afterEach(() => hub.close());

const negotiate = (query: string, headers: Record<string, string>) =>
  fetch(`${hub.url}/negotiate?negotiateVersion=1${query}`, { method: 'POST', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the hub authorizer', () => {
  it('answers a session token with a redirection, and no URL shows the token', async () => {
    const answer = await negotiate('&customerId=7', bearer('token-of-cliente'));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toContain('token-of-cliente');
    const { url, accessToken } = JSON.parse(text);
    expect(url).toBe(`${hub.url}?customerId=7`);
    expect(accessToken).toMatch(/^ticket_[\w-]{43}$/);
  });

  it('tells the scheme and host that the page knows, or that it was given', async () => {
    const host = new URL(hub.base).host;
    const page = await negotiate('&customerId=7', { ...bearer('token-of-cliente'), origin: `https://${host}` });
    expect((await page.json()).url).toBe(`https://${host}/hubs/portal?customerId=7`);
    const named = await aHub({ publicUrl: 'https://shop.example' });
    const answer = await fetch(`${named.url}/negotiate`, { method: 'POST', headers: bearer('token-of-gerente') });
    expect((await answer.json()).url).toBe('https://shop.example/hubs/portal');
    await named.close();
  });

  it.each([
    ['no token', '&customerId=7', {}, 401],
    ['a forged token', '&customerId=7', bearer('token-of-nobody'), 401],
    ['a forged ticket', '&customerId=7', bearer('ticket_forged'), 401],
    ['a token in the URL', '&customerId=7&access_token=token-of-cliente', {}, 401],
    ['another company', '&customerId=8', bearer('token-of-cliente'), 403],
    ['no company', '', bearer('token-of-cliente'), 403],
    ['staff with a company', '&customerId=7', bearer('token-of-gerente'), 403],
    ['another page', '&customerId=7', { ...bearer('token-of-cliente'), origin: 'https://evil.example' }, 403],
  ])('refuses to negotiate: %s', async (_name, query, headers, status) => {
    const answer = await negotiate(query, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect((await answer.json()).title).not.toBe('');
  });

  it.each([
    ['a forged token', 'token-of-nobody', '7', {}, 401],
    ['another company', 'token-of-cliente', '8', {}, 403],
    ['another page', 'token-of-cliente', '7', { origin: 'https://evil.example' }, 403],
  ])('refuses a socket: %s', async (_name, token, customerId, headers, status) => {
    await expect(rawSocket(`${hub.url}?customerId=${customerId}`, token, headers)).rejects.toThrow(`${status}`);
  });

  it('lets no ticket in for another company', async () => {
    const { ticket } = await negotiated(`${hub.url}?customerId=7`, 'token-of-cliente');
    expect((await negotiate('&customerId=8', bearer(ticket))).status).toBe(403);
  });

  it('lets no ticket in after its time', async () => {
    const hasty = await aHub({ limits: { ticket: 0 } });
    await expect(negotiated(`${hasty.url}?customerId=7`, 'token-of-cliente')).rejects.toThrow('401');
    await hasty.close();
  });

  it('takes back tickets with their session', async () => {
    const { ticket } = await negotiated(`${hub.url}?customerId=7`, 'token-of-cliente');
    hub.sessionEnded.next(sessions['token-of-cliente']?.sessionId ?? '');
    expect((await negotiate('&customerId=7', bearer(ticket))).status).toBe(401);
  });

  it('gives a connection only to the client that negotiated it', async () => {
    const { id, url } = await negotiated(`${hub.url}?customerId=7`, 'token-of-cliente');
    const neighbour = await fetch(`${hub.url}?customerId=8&id=${id}`, { headers: bearer('token-of-neighbour') });
    expect(neighbour.status).toBe(403);
    const nobody = await fetch(`${url}&id=${id}`);
    expect(nobody.status).toBe(401);
    const owner = await fetch(`${url}&id=${id}`, { headers: bearer('token-of-cliente') });
    expect(owner.status).toBe(200);
  });

  it('takes a socket by the ticket in its URL, and by a path in any case', async () => {
    const { ticket, id } = await negotiated(`${hub.base}/Hubs/Portal?customerId=7`, 'token-of-cliente');
    const address = `${hub.base}/HUBS/portal?customerId=7&id=${id}&access_token=${ticket}`;
    const client = await rawSocket(address, null);
    client.send(handshake);
    await until(() => client.received.length === 1);
    await expect(rawSocket(address, null).then(({ closed }) => closed)).resolves.toBe(1008);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('lets one user open so many connections and no more, and counts those that ended', async () => {
    const address = `${hub.url}?customerId=7`;
    const first = await rawSocket(address, 'token-of-cliente');
    await rawSocket(address, 'token-of-cliente');
    await expect(rawSocket(address, 'token-of-cliente')).rejects.toThrow('429');
    await rawSocket(hub.url, 'token-of-gerente');
    first.socket.close();
    await until(() => hub.hub.connections() === 2);
    await rawSocket(address, 'token-of-cliente');
  });

  it('answers upgrades that are not for the hub with 404', async () => {
    await expect(rawSocket(`${hub.base}/elsewhere`, 'token-of-cliente')).rejects.toThrow('404');
  });
});
