import { HttpTransportType } from '@microsoft/signalr';
import { it } from 'vitest';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { aHub, ours, until } from './a-hub.ts';
it('x', async () => {
  for (let i = 0; i < 30; i++) {
    const hub = await aHub();
    const log: string[] = [];
    const socks = new Map();
    hub.app.server.on('connection', (s: any) => { socks.set(s, []); s.on('close', () => socks.delete(s)); });
    hub.app.server.prependListener('request', (q: any, r: any) => { const e = socks.get(q.socket); e?.push(`${q.method}`); r.on('finish', () => e?.push('finish ' + r.statusCode)); r.on('close', () => e?.push('close')); });
    const said: string[] = [];
    const link = createSignalrConnection({ url: hub.url, token: () => 'token-of-cliente', transport: HttpTransportType.LongPolling }).open(ours, { opened: () => said.push('opened'), heard() {}, closed: () => said.push('closed') });
    await until(() => said.includes('opened'));
    link.close();
    await until(() => said.includes('closed') && hub.hub.connections() === 0);
    const before = [...socks.values()].map((e: any) => e.join(','));
    const t = Date.now();
    const timer = setTimeout(() => { console.log(i, 'before', before, 'STUCK', [...socks.values()].map((e: any) => e.join(',')), log); hub.app.server.closeAllConnections(); }, 1500);
    await hub.close(); clearTimeout(timer);
    if (Date.now() - t > 100) console.log('took', Date.now() - t);
  }
});
