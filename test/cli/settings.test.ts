import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#cli/settings.ts';
import { besideAnotherRun } from '../adapters/credentials/other-run.ts';
import { documentOf, runCli } from './a-terminal.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mostrador-settings-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const serverOf = (environment: Readonly<Record<string, string>>, flags: { readonly server?: string } = {}) => {
  const settings = readSettings({ XDG_CONFIG_HOME: home, ...environment }, flags);
  return settings.ok ? [settings.val.server, settings.val.serverFrom] : settings.val.exit;
};

it('takes the flag over the environment over the file over the default', () => {
  expect(serverOf({})).toEqual(['http://127.0.0.1:3000', 'default']);
  mkdirSync(join(home, 'mostrador'));
  writeFileSync(join(home, 'mostrador', 'config.json'), '{"server":"https://archivo.example/"}');
  expect(serverOf({})).toEqual(['https://archivo.example', 'config.json']);
  expect(serverOf({ PORT: '3402' })).toEqual(['http://127.0.0.1:3402', 'PORT']);
  const both = { PORT: '3402', API_BASE_URL: 'https://api.example/mostrador/' };
  expect(serverOf(both)).toEqual(['https://api.example/mostrador', 'API_BASE_URL']);
  expect(serverOf(both, { server: 'http://bandera.example:81' })).toEqual(['http://bandera.example:81', '--server']);
});

it.each(['{"server":"https://a.example",}', '{"profiles":{"a":{}}}'])(
  'tells of a config.json that cannot be read, and leaves it as it is: %s',
  async (text) => {
    mkdirSync(join(home, 'mostrador'));
    const path = join(home, 'mostrador', 'config.json');
    writeFileSync(path, text);
    // Every file that cannot be read gives the same exit code: logins.json does too.
    expect(serverOf({})).toBe(1);
    expect(serverOf({ MOSTRADOR_PROFILE: 'a' })).toBe(1);
    expect(serverOf({ API_BASE_URL: 'http://b.example' })).toEqual(['http://b.example', 'API_BASE_URL']);
    const environment = { XDG_CONFIG_HOME: home };
    for (const words of [
      ['set', 'profiles.c.server', 'http://c.example'],
      ['unset', 'server'],
      ['list'],
      ['get', 'server'],
    ]) {
      const ran = await runCli(['config', ...words], { environment });
      expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining(`No se entiende ${path}`)]);
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it('keeps what it does not know in config.json', async () => {
  mkdirSync(join(home, 'mostrador'));
  const path = join(home, 'mostrador', 'config.json');
  writeFileSync(path, '{"later":1,"profiles":{"a":{"server":"http://a.example","note":"x"}}}');
  const environment = { XDG_CONFIG_HOME: home };
  expect((await runCli(['config', 'set', 'profiles.c.server', 'http://c.example'], { environment })).exit).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    later: 1,
    profiles: { a: { server: 'http://a.example', note: 'x' }, c: { server: 'http://c.example' } },
  });
  expect(documentOf(await runCli(['config', 'list', '--json'], { environment }))).not.toHaveProperty('later');
});

it('loses nothing that another run writes into config.json at the same moment', async () => {
  mkdirSync(join(home, 'mostrador'));
  const path = join(home, 'mostrador', 'config.json');
  const profile = (name: string) => ({ [name]: { server: `http://${name}.example` } });
  writeFileSync(path, JSON.stringify({ profiles: profile('a') }));
  const environment = { XDG_CONFIG_HOME: home };
  const theirs = { profiles: { ...profile('a'), ...profile('b') } };
  await besideAnotherRun(path, theirs, () =>
    runCli(['config', 'set', 'profiles.c.server', 'http://c.example'], { environment }),
  );
  const all = { ...theirs.profiles, ...profile('c') };
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ profiles: all });
  await besideAnotherRun(path, { server: 'http://s.example', profiles: all }, () =>
    runCli(['config', 'unset', 'profiles.a.server'], { environment }),
  );
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    server: 'http://s.example',
    profiles: { ...profile('b'), ...profile('c') },
  });
});

it('the name of a method of every object is no profile where nobody made one', async () => {
  for (const profile of ['constructor', 'toString']) {
    const ran = await runCli(['orders', 'list', '--profile', profile], { environment: { XDG_CONFIG_HOME: home } });
    expect([ran.exit, ran.stderr]).toEqual([64, expect.stringContaining(`No hay un perfil «${profile}»`)]);
    const set = await runCli(['config', 'set', 'profile', profile], { environment: { XDG_CONFIG_HOME: home } });
    expect(set.exit).toBe(64);
  }
});

it('refuses what is no address', () => {
  for (const server of ['bandera', 'ftp://x', 'http://']) expect(serverOf({}, { server })).toBe(64);
});

it('finds the person without XDG too', () => {
  const settings = readSettings({ HOME: '/casa/ana' }, {});
  expect(settings.ok && settings.val.directory).toBe('/casa/ana/.config/mostrador');
});

describe('profiles', () => {
  const config = (text: string) => {
    mkdirSync(join(home, 'mostrador'), { recursive: true });
    writeFileSync(join(home, 'mostrador', 'config.json'), text);
  };
  const two =
    '{"profile":"casa","profiles":{"casa":{"server":"http://casa.example"},"oficina":{"server":"http://oficina.example"}}}';

  it('are named by a flag, the environment, the project or the file, in this order', () => {
    config(two);
    const folder = join(home, 'trabajo', 'adentro');
    mkdirSync(folder, { recursive: true });
    const from = (environment: Readonly<Record<string, string>>, flags: { profile?: string; server?: string } = {}) => {
      const settings = readSettings({ XDG_CONFIG_HOME: home, ...environment }, flags, folder);
      return settings.ok ? [settings.val.server, settings.val.serverFrom, settings.val.profile] : settings.val.message;
    };
    expect(from({})).toEqual(['http://casa.example', 'config.json', 'casa']);
    writeFileSync(join(home, 'trabajo', '.mostrador.json'), '{"profile":"oficina"}');
    expect(from({})).toEqual(['http://oficina.example', 'project', 'oficina']);
    // A project's file sends nobody's password to another server, and a file that cannot be read is not ignored.
    for (const text of [
      '{"server":"http://proyecto.example"}',
      '{"profile":"oficina","server":"http://x"}',
      '{profile',
    ]) {
      writeFileSync(join(home, 'trabajo', '.mostrador.json'), text);
      const path = join(home, 'trabajo', '.mostrador.json');
      expect(from({})).toContain(`No se entiende ${path}, que dice con qué perfil se trabaja en esta carpeta`);
    }
    expect(from({}, { profile: 'oficina' })).toEqual(['http://oficina.example', '--profile', 'oficina']);
    writeFileSync(join(home, 'trabajo', '.mostrador.json'), '{"profile":"playa"}');
    expect(from({})).toBe('No hay un perfil «playa» (.mostrador.json)');
    expect(from({ MOSTRADOR_PROFILE: 'casa' })).toEqual(['http://casa.example', 'MOSTRADOR_PROFILE', 'casa']);
    expect(from({ API_BASE_URL: 'http://api.example', MOSTRADOR_PROFILE: 'casa' })).toEqual([
      'http://api.example',
      'API_BASE_URL',
      null,
    ]);
    expect(from({ API_BASE_URL: 'http://api.example' }, { profile: 'oficina' })).toEqual([
      'http://oficina.example',
      '--profile',
      'oficina',
    ]);
    expect(from({}, { profile: 'oficina', server: 'http://otro.example' })).toBe(
      '--server y --profile dicen cada uno a qué servidor ir',
    );
    expect(from({ MOSTRADOR_PROFILE: 'playa' })).toBe('No hay un perfil «playa» (MOSTRADOR_PROFILE)');
  });

  it('are set, told and taken out by a command, and used by others', async () => {
    const run = (...words: readonly string[]) => runCli(words, { environment: { XDG_CONFIG_HOME: home } });
    expect(await run('config', 'set', 'profile', 'oficina')).toMatchObject({ exit: 64 });
    expect(await run('config', 'set', 'profiles.oficina.server', 'http://127.0.0.1:9/')).toMatchObject({
      exit: 0,
      stdout: 'profiles.oficina.server = http://127.0.0.1:9\n',
    });
    expect(documentOf(await run('config', 'set', 'profile', 'oficina', '--json'))).toMatchObject({ changed: true });
    expect(documentOf(await run('config', 'set', 'profile', 'oficina', '--json'))).toMatchObject({ changed: false });
    expect((await run('config', 'list')).stdout).toBe(
      'profile = oficina\nprofiles.oficina.server = http://127.0.0.1:9\n',
    );
    expect((await run('config', 'get', 'profile')).stdout).toBe('oficina\n');
    expect((await run('doctor')).stdout).toContain('http://127.0.0.1:9 (de config.json «oficina») no contesta');
    expect((await run('open', 'orders', '2026-1')).stdout).toBe(
      'http://127.0.0.1:9/admin-orders?order=2026-00000001\n',
    );
    // What is wrong there can be put right there.
    config('{"profile":"playa"}');
    expect((await run('open')).exit).toBe(64);
    expect(documentOf(await run('config', 'unset', 'profile', '--json'))).toMatchObject({ changed: true });
    expect((await run('open')).stdout).toBe('http://127.0.0.1:3000/home\n');
    for (const words of [
      ['set', 'color', 'x'],
      ['set', 'server', 'x'],
      ['get', 'x'],
    ]) {
      expect((await run('config', ...words)).exit).toBe(64);
    }
  });

  it('opens what is there, and says what is not', async () => {
    const run = (...words: readonly string[]) => runCli(['open', ...words], { environment: { XDG_CONFIG_HOME: home } });
    expect((await run('/quotes')).stdout).toBe('http://127.0.0.1:3000/quotes\n');
    expect(documentOf(await run('products', 'BKR6E', '--json'))).toEqual({
      address: 'http://127.0.0.1:3000/admin-products?q=BKR6E',
      opened: false,
    });
    expect(await run('nada')).toMatchObject({ exit: 64, stderr: expect.stringContaining('Podés abrir: home, orders') });
    expect(await run('orders', 'x')).toMatchObject({ exit: 64 });
  });
});
