import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portFailure, tryPorts } from '#server/ports.ts';
import { startFailureText } from '#server/texts.es.ts';
import { freePort } from '#test/bin/free-port.ts';

const host = '127.0.0.1';
const listeners: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const each of listeners.splice(0)) each.close();
});

const aTakenPort = async (): Promise<number> => {
  const port = await freePort();
  const server = createServer();
  listeners.push(server);
  await once(server.listen(port, host), 'listening');
  return port;
};

const toldOf = async (places: Parameters<typeof tryPorts>[0]): Promise<string> => {
  const tried = await tryPorts(places);
  return tried.ok ? 'free' : startFailureText(tried.val);
};

describe('ports that are tried', () => {
  it('are free, and stay free', async () => {
    const places = { host, port: await freePort(), metricsPort: await freePort() };
    expect(await toldOf(places)).toBe('free');
    expect(await toldOf(places)).toBe('free');
  });
  it('name the setting of the one that is taken', async () => {
    const [free, taken] = [await freePort(), await aTakenPort()];
    expect(await toldOf({ host, port: taken, metricsPort: free })).toBe(
      `El puerto ${taken} está ocupado por otro programa. Cerralo, o elegí otro con PORT: por ejemplo, PORT=${Number(taken) + 1}`,
    );
    expect(await toldOf({ host, port: free, metricsPort: taken })).toBe(
      `El puerto ${taken} está ocupado por otro programa. Cerralo, o elegí otro con METRICS_PORT: por ejemplo, METRICS_PORT=${Number(taken) + 1}`,
    );
  });
  it.each(['300.1.1.1', '192.0.2.1'])('name HOST where %s is not of this machine', async (host) => {
    expect(await toldOf({ host, port: await freePort(), metricsPort: null })).toMatch(
      new RegExp(`^No se puede escuchar en «${host}», la dirección de HOST\\. .+$`),
    );
  });
  it('name the setting of the one that only an administrator of the machine may take', () => {
    const places = { host, port: 80, metricsPort: 81 };
    const forbidden = (port: number) =>
      portFailure(Object.assign(new Error('listen'), { code: 'EACCES', port }), places);
    expect(forbidden(80)).toEqual({ code: 'port-forbidden', name: 'PORT', port: 80 });
    expect(forbidden(81)).toEqual({ code: 'port-forbidden', name: 'METRICS_PORT', port: 81 });
    expect(startFailureText({ code: 'port-forbidden', name: 'PORT', port: 80 })).toContain('desde 1024 con PORT');
  });
  it('leave to others what is no fault of the settings', () => {
    expect(portFailure(new TypeError('a defect'), { host, port: 80, metricsPort: null })).toBeNull();
  });
});
