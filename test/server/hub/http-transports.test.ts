import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHub, cartOf, ours, type RunningHub, sessions, until } from './a-hub.ts';
import { handshake, negotiated } from './raw-client.ts';

let hub: RunningHub;
beforeEach(async () => {
  hub = await aHub();
});
afterEach(() => hub.close());

/** A negotiated connection with the calls of one client. */
async function aClient(of: RunningHub = hub) {
  const { url, id, ticket } = await negotiated(`${of.url}?customerId=7`, 'token-of-cliente');
  const address = `${url}&id=${id}`;
  const headers = { authorization: `Bearer ${ticket}` };
  return {
    poll: () => fetch(address, { headers }),
    stream: () => fetch(address, { headers: { ...headers, accept: 'text/event-stream' } }),
    say: (body: string) => fetch(address, { method: 'POST', headers, body }),
    leave: () => fetch(address, { method: 'DELETE', headers }),
  };
}

describe('long polling', () => {
  it('opens with an empty answer, and waits for what happens', async () => {
    const client = await aClient();
    const first = await client.poll();
    expect([first.status, await first.text()]).toEqual([200, '']);
    await client.say(handshake.slice(0, 10));
    await client.say(handshake.slice(10));
    expect(await (await client.poll()).text()).toBe('{}\u001e');
    const waiting = client.poll();
    hub.events.next(cartOf(ours, 1));
    expect(await (await waiting).text()).toContain('"target":"CartChanged"');
  });

  it('answers empty when nothing happens', async () => {
    const hasty = await aHub({ limits: { poll: 20 } });
    const client = await aClient(hasty);
    await client.poll();
    await client.say(handshake);
    await client.poll();
    const quiet = await client.poll();
    expect([quiet.status, await quiet.text()]).toEqual([200, '']);
    await hasty.close();
  });

  it('keeps what happens between two polls', async () => {
    const client = await aClient();
    await client.poll();
    await client.say(handshake);
    hub.events.next(cartOf(ours, 1));
    hub.events.next(cartOf(ours, 2));
    const texts = (await (await client.poll()).text()).split('\u001e').filter(Boolean);
    expect(texts.map((text) => JSON.parse(text).arguments?.[0].count)).toEqual([undefined, 1, 2]);
  });

  it('answers an older poll 204 when a newer one comes', async () => {
    const client = await aClient();
    await client.poll();
    await client.say(handshake);
    await client.poll();
    const polls = [client.poll(), client.poll()];
    expect((await Promise.race(polls)).status).toBe(204);
    hub.events.next(cartOf(ours, 1));
    const statuses = await Promise.all(polls.map(async (poll) => (await poll).status));
    expect(statuses.sort()).toEqual([200, 204]);
  });

  it('says why it ends at the next poll, and is gone then', async () => {
    const client = await aClient();
    await client.poll();
    await client.say(handshake);
    await client.poll();
    hub.sessionEnded.next(sessions['token-of-cliente']?.sessionId ?? '');
    expect(await (await client.poll()).text()).toContain('session-ended');
    expect([204, 404, 401]).toContain((await client.poll()).status);
    expect(hub.hub.connections()).toBe(0);
  });

  it('lets go of a client that leaves', async () => {
    const client = await aClient();
    await client.poll();
    await client.say(handshake);
    expect(hub.hub.connections()).toBe(1);
    expect((await client.leave()).status).toBe(202);
    expect(hub.hub.connections()).toBe(0);
  });

  it('loses a client that stays away', async () => {
    const hasty = await aHub({ limits: { silence: 50 } });
    const client = await aClient(hasty);
    await client.poll();
    await until(() => hasty.hub.connections() === 0);
    expect((await client.poll()).status).toBe(404);
    await hasty.close();
  });
});

describe('an event stream', () => {
  it('carries each message as one event, and what the client posts', async () => {
    const client = await aClient();
    const stream = await client.stream();
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    let text = '';
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) text += Buffer.from(chunk).toString();
    })();
    await client.say(handshake);
    await until(() => text.includes('data: {}\u001e\r\n\r\n'));
    hub.events.next(cartOf(ours, 1));
    await until(() => text.includes('CartChanged'));
    hub.hub.close();
    await reading;
    expect(text.endsWith('data: {"type":7,"allowReconnect":true}\u001e\r\n\r\n')).toBe(true);
  });

  it('is refused to a connection that has its transport', async () => {
    const client = await aClient();
    await client.poll();
    expect((await client.stream()).status).toBe(409);
  });
});

it('forgets a negotiated connection that never gets a transport', async () => {
  const hasty = await aHub({ limits: { attach: 20 } });
  const client = await aClient(hasty);
  await until(() => hasty.hub.connections() === 0);
  expect((await client.poll()).status).toBe(404);
  await hasty.close();
});

it('takes no message that is too large', async () => {
  const client = await aClient();
  await client.poll();
  expect((await client.say('x'.repeat(40_000))).status).toBe(413);
});

it('opens nothing more once it is closing', async () => {
  hub.hub.close();
  const answer = await fetch(`${hub.url}/negotiate`, { method: 'POST' });
  expect(answer.status).toBe(503);
});
