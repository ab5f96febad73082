import { HttpTransportType } from '@microsoft/signalr';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { noProxies } from '#adapters/undici/proxies.ts';
import { createTransport } from '#adapters/undici/transport.ts';
import { aHub, ours, type RunningHub, until } from '#test/server/hub/a-hub.ts';
import { aProxy, type RunningProxy } from './a-proxy.ts';

let hub: RunningHub;
let proxy: RunningProxy;
beforeEach(async () => {
  hub = await aHub();
  proxy = await aProxy(() => Number(new URL(hub.url).port));
});
afterEach(async () => {
  proxy.close();
  await hub.close();
});

it.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['long polling', HttpTransportType.LongPolling],
])('hears the hub through a proxy over %s, and ends', async (_name, only) => {
  const transport = createTransport({ ...noProxies, http: proxy.address });
  const { pathname } = new URL(hub.url);
  const hookCalls: string[] = [];
  const connection = createSignalrConnection({
    url: `http://pedidos.invalid${pathname}`,
    token: () => 'token-of-cliente',
    through: transport.hub,
    transport: only,
  });
  const link = connection.open(ours, {
    opened: () => hookCalls.push('opened'),
    received: ({ name }) => hookCalls.push(name),
    closed: () => hookCalls.push('closed'),
  });
  await until(() => hookCalls.includes('opened'));
  hub.events.next({ name: 'NewsChanged', audience: 'everyone', facts: {} });
  await until(() => hookCalls.includes('NewsChanged'));
  link.close();
  await until(() => hookCalls.includes('closed'));
  transport.close();
  expect(hookCalls).toEqual(['opened', 'NewsChanged', 'closed']);
  expect(new Set(proxy.tunnels)).toEqual(new Set(['pedidos.invalid:80']));
});

it('leaves the hub to its own client where there is no proxy', () => {
  const transport = createTransport();
  expect(transport.hub).toBeNull();
  transport.close();
});
