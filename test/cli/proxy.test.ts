import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProxy, type RunningProxy } from '#test/adapters/undici/a-proxy.ts';
import { freePort } from '#test/bin/free-port.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { runCli } from './a-terminal.ts';

let server: RunningServer;
let proxy: RunningProxy;
beforeEach(async () => {
  server = await aServer();
  proxy = await aProxy(() => Number(new URL(server.base).port));
});
afterEach(async () => {
  proxy.close();
  await server.close();
});

/** A name that only the proxy knows. */
const beyond = 'http://pedidos.invalid';
const run = (words: readonly string[], environment: Readonly<Record<string, string>>, typed = '') =>
  runCli(words, { environment: { ...server.environment, API_BASE_URL: beyond, ...environment }, typed });
const signIn = (environment: Readonly<Record<string, string>>) => run(['login', 'gerente'], environment, 'demo');

describe('the proxy of the environment', () => {
  it.each(['HTTP_PROXY', 'http_proxy'])('%s carries what a command asks', async (name) => {
    expect((await signIn({ [name]: proxy.address })).exit).toBe(0);
    expect((await run(['whoami'], { [name]: proxy.address })).stdout).toContain('gerente');
    expect(new Set(proxy.tunnels)).toEqual(new Set(['pedidos.invalid:80']));
  });

  it('needs no scheme', async () => {
    expect((await signIn({ HTTP_PROXY: proxy.address.replace('http://', '') })).exit).toBe(0);
  });

  it('is asked by HTTPS_PROXY for what is encrypted, and not for the hosts of NO_PROXY', async () => {
    const both = { HTTPS_PROXY: proxy.address, NO_PROXY: 'directo.invalid' };
    await run(['doctor', '--server', 'https://directo.invalid'], both);
    expect(proxy.tunnels).toEqual([]);
    await run(['doctor', '--server', 'https://pedidos.invalid'], both);
    expect(new Set(proxy.tunnels)).toEqual(new Set(['pedidos.invalid:443']));
  });

  it('carries the live connection', async () => {
    const environment = { HTTP_PROXY: proxy.address };
    await signIn(environment);
    const before = proxy.tunnels.length;
    const timer = setInterval(() => server.events.next({ name: 'NewsChanged', audience: 'everyone', facts: {} }), 20);
    const watched = await run(['watch', '--limit', '1'], environment);
    clearInterval(timer);
    expect(watched).toMatchObject({ exit: 0, stdout: expect.stringContaining('"NewsChanged"') });
    // The socket needs a tunnel of its own.
    expect(proxy.tunnels.length).toBeGreaterThan(before + 1);
  });
});

describe('what is wrong with the proxy is said', () => {
  it('one that nobody could call', async () => {
    const ran = await run(['whoami'], { HTTPS_PROXY: 'ftp://proxy' });
    expect([ran.exit, ran.stderr]).toEqual([64, expect.stringContaining('El proxy «ftp://proxy» (HTTPS_PROXY)')]);
  });

  it('one that is not there', async () => {
    const ran = await signIn({ HTTP_PROXY: `http://127.0.0.1:${await freePort()}` });
    expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining(`${beyond}: no se llega al proxy`)]);
    expect(ran.stderr).toContain('NO_PROXY');
  });

  it.each([
    [403, 'el proxy no lo dejó pasar'],
    [407, 'el proxy pide usuario y contraseña'],
  ])('one that answers %i', async (status, sentence) => {
    const strict = await aProxy(() => 0, status);
    const ran = await signIn({ HTTP_PROXY: strict.address });
    strict.close();
    expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
