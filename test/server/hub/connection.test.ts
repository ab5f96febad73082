import { afterEach, describe, expect, it } from 'vitest';
import type { HubOptions } from '#server/hub/hub.ts';
import { aHub, cartOf, ours, type RunningHub, theirs, until } from './a-hub.ts';
import { handshake, type RawSocket, rawSocket } from './raw-client.ts';

let hub: RunningHub;
afterEach(() => hub.close());

const open = async (options: Partial<HubOptions> = {}): Promise<RawSocket> => {
  hub = await aHub(options);
  return rawSocket(`${hub.url}?customerId=7`, 'token-of-cliente');
};

describe('a connection', () => {
  it('hears nothing before hands were shaken, and a handshake may come in pieces', async () => {
    const client = await open();
    hub.events.next(cartOf(ours, 1));
    for (const piece of ['{"proto', 'col":"json","ver', 'sion":1}']) client.send(piece);
    hub.events.next(cartOf(ours, 2));
    client.send('\u001e');
    await until(() => client.received.length === 1);
    hub.events.next(cartOf(ours, 3));
    await until(() => client.received.length === 2);
    const [answer, invocation] = client.received.map((text) => JSON.parse(text));
    expect(answer).toEqual({});
    expect(invocation).toEqual({ type: 1, target: 'CartChanged', arguments: [cartOf(ours, 3).facts] });
  });

  it.each([
    ['is no JSON', 'hello\u001e', 'malformed-message'],
    ['is another protocol', '{"protocol":"messagepack","version":1}\u001e', 'unsupported-protocol'],
    ['is of another version', '{"protocol":"json","version":99}\u001e', 'unsupported-protocol'],
  ])('is refused when its handshake %s', async (_name, handshakeText, error) => {
    const client = await open();
    client.send(handshakeText);
    expect(await client.closed).toBe(1000);
    expect(client.received).toEqual([JSON.stringify({ error })]);
  });

  it.each([
    ['text', 'garbage\u001e'],
    ['an empty message', '\u001e'],
    ['a number', '12\u001e'],
    ['null', 'null\u001e'],
    ['a list', '[]\u001e'],
    ['no type', '{}\u001e'],
    ['a type that is no number', '{"type":"1"}\u001e'],
    ['an invocation of nothing', '{"type":1}\u001e'],
  ])('that says %s is closed with a message', async (_name, message) => {
    const client = await open();
    client.send(handshake + message);
    expect(await client.closed).toBe(1000);
    expect(client.received.map((text) => JSON.parse(text))).toEqual([
      {},
      { type: 7, error: 'malformed-message', allowReconnect: false },
    ]);
    await until(() => hub.hub.connections() === 0);
  });

  it('that sends too much is ended, whether in one message or in pieces', async () => {
    const client = await open({ limits: { messageBytes: 100 } });
    client.send(handshake);
    for (let piece = 0; piece < 3; piece += 1) client.send('x'.repeat(50));
    await client.closed;
    expect(JSON.parse(client.received.at(-1) ?? '')).toEqual({
      type: 7,
      error: 'message-too-large',
      allowReconnect: false,
    });
    const other = await rawSocket(`${hub.url}?customerId=7`, 'token-of-cliente');
    other.send('x'.repeat(101));
    expect(await other.closed).toBe(1009);
  });

  it('gets an error for a method, since there are none, and none for what wants no answer', async () => {
    const client = await open();
    client.send(`${handshake}{"type":1,"target":"Hack","arguments":[]}\u001e{"type":6}\u001e{"type":99}\u001e`);
    client.send('{"type":1,"target":"Hack","arguments":[],"invocationId":"1"}\u001e');
    client.send('{"type":4,"target":"Flow","arguments":[],"invocationId":"2"}\u001e');
    await until(() => client.received.length === 3);
    expect(client.received.slice(1).map((text) => JSON.parse(text))).toEqual([
      { type: 3, invocationId: '1', error: "Unknown hub method 'Hack'" },
      { type: 3, invocationId: '2', error: "Unknown hub method 'Flow'" },
    ]);
  });

  it('is pinged, and ends when it stays silent', async () => {
    const client = await open({ limits: { ping: 20, silence: 150 } });
    client.send(handshake);
    await client.closed;
    const messages = client.received.slice(1).map((text) => JSON.parse(text));
    expect(messages.filter(({ type }) => type === 6).length).toBeGreaterThan(0);
    expect(messages.at(-1)).toEqual({ type: 7, error: 'client-timeout', allowReconnect: false });
  });

  it('stays while it gives signs of life', async () => {
    const client = await open({ limits: { ping: 50, silence: 1_000 } });
    client.send(handshake);
    const alive = setInterval(() => client.send('{"type":6}\u001e'), 50);
    await until(() => client.received.filter((text) => text === '{"type":6}').length >= 25);
    clearInterval(alive);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('ends when it never shakes hands', async () => {
    const client = await open({ limits: { handshake: 30 } });
    await client.closed;
    expect(client.received).toEqual(['{"error":"handshake-timeout"}']);
  });

  it('that does not read is dropped before it fills the memory', async () => {
    const client = await open({ limits: { backlogBytes: 100_000 } });
    client.send(handshake);
    await until(() => client.received.length === 1);
    client.socket.pause();
    const noise = { ...cartOf(ours, 1), facts: { ...cartOf(ours, 1).facts, by: 'x'.repeat(50_000) } };
    await until(() => {
      hub.events.next(noise as ReturnType<typeof cartOf>);
      return hub.hub.connections() === 0;
    });
    client.socket.terminate();
  });

  it('is told to come back when the server stops', async () => {
    const client = await open();
    client.send(handshake);
    await until(() => client.received.length === 1);
    await hub.close();
    await client.closed;
    expect(client.received.at(-1)).toBe('{"type":7,"allowReconnect":true}');
  });

  it('ends when its session no longer holds', async () => {
    let holds = true;
    const client = await open({ recheck: async (member) => (holds ? member : null), limits: { recheck: 20 } });
    client.send(handshake);
    await until(() => client.received.length === 1);
    holds = false;
    await client.closed;
    expect(JSON.parse(client.received.at(-1) ?? '')).toEqual({
      type: 7,
      error: 'session-ended',
      allowReconnect: false,
    });
  });

  it('hears what its member may hear now, not what it might when it came', async () => {
    let role: 'CustomerUser' | 'Seller' = 'CustomerUser';
    let asked = 0;
    const client = await open({
      recheck: async (member) => {
        asked += 1;
        return role === 'Seller' ? { ...member, role, sellerCustomerIds: new Set([theirs]) } : member;
      },
      limits: { recheck: 10 },
    });
    client.send(handshake);
    await until(() => client.received.length === 1);
    role = 'Seller';
    const before = asked;
    await until(() => asked >= before + 2);
    hub.events.next(cartOf(ours, 1));
    hub.events.next(cartOf(theirs, 2));
    await until(() => client.received.length === 2);
    expect(JSON.parse(client.received.at(-1) ?? '')).toMatchObject({ arguments: [cartOf(theirs, 2).facts] });
  });

  it('outlives a session store that does not answer', async () => {
    let asked = 0;
    const recheck = async () => {
      asked += 1;
      throw new Error('no database');
    };
    const client = await open({ recheck, limits: { recheck: 10 } });
    client.send(handshake);
    await until(() => asked >= 3);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });
});
