import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aDataDirectory, aDirectoryOfTables, callAs, signIn, startProgram, untilReady } from './a-program.ts';

/** A port of this machine where somebody else listens. */
const aTakenPort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
};

const data = aDataDirectory();
afterAll(data.remove);

/** What a data directory goes through, in order. */
describe('the built program', () => {
  it('creates the demo, says where it is and who may sign in, and lets all five in', async () => {
    const program = startProgram({ DATA_DIR: data.directory });
    await untilReady(program);
    await expect.poll(program.output).toContain('Ctrl+C');
    expect(program.output()).toContain(`Mostrador está en ${program.address}`);
    for (const login of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente']) {
      expect(program.output()).toContain(login);
      expect(await signIn(program, login)).toMatch(/^\S{40,}$/);
    }
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
  }, 240_000);

  it('refuses a second process on the same directory, and frees it after kill -9', async () => {
    const first = startProgram({ DATA_DIR: data.directory });
    await untilReady(first);
    const second = startProgram({ DATA_DIR: data.directory });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain('está en uso por otro Mostrador');
    // On the same port too it is the other Mostrador that is in the way, not the port.
    const third = startProgram({ DATA_DIR: data.directory, PORT: new URL(first.address).port });
    expect(await third.ended()).toBe(1);
    expect(third.output()).toContain('está en uso por otro Mostrador');
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);

    const call = callAs(first, await signIn(first, 'cliente'));
    const page = await call('POST', '/api/Products/search-by-text', { fulltextSearch: 'correa' });
    const rows = JSON.stringify(page.json).matchAll(/"productPriceId":"(\d+)"/g);
    let kept = 0;
    for (const [, row] of rows) {
      if ((await call('POST', '/api/ShoppingCarts', { productPriceId: row, quantity: 4 })).status === 200) kept += 1;
    }
    expect(kept).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.ended();

    const next = startProgram({ DATA_DIR: data.directory });
    await untilReady(next);
    const state = await callAs(next, await signIn(next, 'cliente'))('GET', '/api/ShoppingCarts/state');
    expect(state.json['count']).toBe(kept);
    next.child.kill('SIGTERM');
    expect(await next.ended()).toBe(0);
  }, 240_000);

  it('finishes what it accepted before it leaves', async () => {
    const program = startProgram({ DATA_DIR: data.directory });
    await untilReady(program);
    const call = callAs(program, await signIn(program, 'cliente'));
    const answers = Array.from({ length: 20 }, () => call('GET', '/api/ShoppingCarts'));
    await answers[0];
    program.child.kill('SIGTERM');
    const settled = await Promise.allSettled(answers);
    for (const answer of settled) {
      if (answer.status === 'fulfilled') expect([200, 503]).toContain(answer.value.status);
    }
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await program.ended()).toBe(0);
  }, 60_000);
});

describe('a start that cannot be', () => {
  it('names the setting that is missing in production', async () => {
    const program = startProgram({ NODE_ENV: 'production', DATA_DIR: '' });
    expect(await program.ended()).toBe(1);
    expect(program.output().split('\n')[0]).toBe('Variable de entorno DATA_DIR no definida en modo production');
  });

  it('names the setting that is wrong', async () => {
    const program = startProgram({ DATA_DIR: data.directory, PORT: 'ochenta' });
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain('PORT');
    expect(program.output()).not.toContain('at ');
  });

  it.each([
    [{ HOST: '300.1.1.1' }, '«300.1.1.1», la dirección de HOST'],
    [{ HOST: '192.0.2.1' }, '«192.0.2.1», la dirección de HOST'],
  ])(
    '%j is told in one sentence',
    async (given, message) => {
      const own = aDataDirectory();
      const program = startProgram({ DATA_DIR: own.directory, ...given });
      expect(await program.ended()).toBe(1);
      expect(program.output()).toContain(message);
      expect(program.output().trim().split('\n')).toHaveLength(1);
      expect(readdirSync(own.directory)).toEqual([]);
      own.remove();
    },
    60_000,
  );

  it('names the metrics’ port where that is the one that is taken', async () => {
    const own = aDataDirectory();
    const other = await aTakenPort();
    const program = startProgram({ DATA_DIR: own.directory, METRICS_PORT: String(other.port) });
    expect(await program.ended()).toBe(1);
    expect(program.output()).toBe(
      `El puerto ${other.port} está ocupado por otro programa. Cerralo, o elegí otro con METRICS_PORT: por ejemplo, METRICS_PORT=${other.port + 1}\n`,
    );
    other.close();
    own.remove();
  }, 60_000);

  it('says that the key is damaged, and leaves it as it is', async () => {
    const key = join(data.directory, 'sealing.key');
    const whole = readFileSync(key);
    writeFileSync(key, 'media llave');
    const program = startProgram({ DATA_DIR: data.directory });
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain(`La llave de ${key} está incompleta o dañada`);
    expect(readFileSync(key, 'utf8')).toBe('media llave');
    writeFileSync(key, whole);
  }, 60_000);

  it('says that the database does not answer', async () => {
    const program = startProgram({ DATA_DIR: data.directory, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain('No se pudo conectar con la base de datos');
  });
});

describe('production', () => {
  it('creates no administrator before it knows that it may listen', async () => {
    const own = aDirectoryOfTables();
    const other = await aTakenPort();
    const production = { NODE_ENV: 'production', DATA_DIR: own.directory, LOG_LEVEL: 'warn' };
    const first = startProgram({ ...production, ADMIN_PASSWORD: 'la primera clave', PORT: String(other.port) });
    expect(await first.ended()).toBe(1);
    expect(first.output()).toBe(
      `El puerto ${other.port} está ocupado por otro programa. Cerralo, o elegí otro con PORT: por ejemplo, PORT=${other.port + 1}\n`,
    );
    other.close();
    const second = startProgram({ ...production, ADMIN_PASSWORD: 'la segunda clave' });
    await untilReady(second);
    expect(await signIn(second, 'admin', 'la segunda clave')).toMatch(/^\S{40,}$/);
    expect(second.output()).not.toContain('no se usó');
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
    own.remove();
  }, 120_000);

  it('has no demo and no demo logins, and wants the first administrator’s password', async () => {
    const own = aDirectoryOfTables();
    const production = { NODE_ENV: 'production', DATA_DIR: own.directory, LOG_LEVEL: 'warn' };
    const without = startProgram(production);
    expect(await without.ended()).toBe(1);
    expect(without.output()).toBe(
      'Variable de entorno ADMIN_PASSWORD no definida en modo production\n' +
        'Es la contraseña del primer usuario, admin; 8 caracteres o más\n',
    );
    const program = startProgram({ ...production, ADMIN_PASSWORD: 'una frase larga' });
    await untilReady(program);
    expect(await signIn(program, 'admin', 'una frase larga')).toMatch(/^\S{40,}$/);
    const refused = await fetch(`${program.address}/api/Login/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password: 'demo' }),
    });
    expect(refused.status).toBe(401);
    expect(program.output()).not.toContain('demo');
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    own.remove();
  }, 60_000);
});
