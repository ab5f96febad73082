import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aServer, type RunningServer } from './a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await aServer();
});
afterEach(() => server.close());

const run = (words: readonly string[], typed = '') => runCli(words, { environment: server.environment, typed });
const loginFile = () => join(server.directory, 'mostrador', 'logins.json');

describe('login', () => {
  it('takes the password from the input and keeps the session for the next command', async () => {
    const { exit, stdout } = await run(['login', 'gerente'], 'demo\n');
    expect(exit).toBe(0);
    expect(stdout).toBe(`Ingresaste como gerente (Nombre de gerente), gestión, en ${server.base}\n`);
    const who = await run(['whoami', '--json']);
    expect(documentOf(who)).toMatchObject({ server: server.base, user: { userName: 'gerente', type: 'Manager' } });
  });

  it('takes the first line of a password file', async () => {
    const file = join(server.directory, 'clave');
    writeFileSync(file, 'demo\r\notra cosa\n');
    expect((await run(['login', 'admin', '--password-file', file])).exit).toBe(0);
    expect((await run(['login', 'admin', '--password-file', '-'], 'demo')).exit).toBe(0);
  });

  it('keeps the token where only its owner reads it, and the password nowhere', async () => {
    await run(['login', 'admin'], 'demo');
    expect(statSync(loginFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(loginFile(), 'utf8')).not.toContain('demo');
  });

  it('keeps one session for each server', async () => {
    const other = await aServer();
    await run(['login', 'admin'], 'demo');
    await runCli(['login', 'gerente', '--server', other.base], { environment: server.environment, typed: 'demo' });
    expect((await run(['whoami'])).stdout).toContain('admin');
    await run(['logout', '--server', other.base]);
    expect((await run(['whoami'])).exit).toBe(0);
    await other.close();
  });

  it('leaves the session as it was after a wrong password', async () => {
    await run(['login', 'admin'], 'demo');
    const { exit, stderr } = await run(['login', 'admin'], 'equivocada');
    expect(exit).toBe(1);
    expect(stderr).toContain('Nombre de usuario y/o password incorrectos');
    expect(stderr).toMatch(/Identificador: [0-9a-f-]{36}/);
    expect((await run(['whoami'])).exit).toBe(0);
  });

  it('lets who typed a wrong password type it again, three times at most', async () => {
    const typing = (words: readonly string[]) => {
      let asked = 0;
      return runCli(['login', 'gerente'], {
        environment: server.environment,
        screen: 80,
        onQuestion: (text, type) => {
          const questions = text.split('Contraseña de gerente').length - 1;
          if (questions > asked) type(`${words[asked] ?? ''}\r`);
          asked = questions;
        },
      });
    };
    const second = await typing(['equivocada', 'demo']);
    expect([second.exit, second.stdout]).toEqual([0, expect.stringContaining('Ingresaste como gerente')]);
    expect(second.stderr).toContain('password incorrectos. Probá de nuevo.');
    const never = await typing(['una', 'dos', 'tres', 'demo']);
    expect([never.exit, never.stderr.split('Contraseña de').length - 1]).toEqual([1, 3]);
  });

  it('names what is missing where nobody can be asked', async () => {
    const nobody = await run(['login']);
    expect([nobody.exit, nobody.stderr]).toEqual([64, expect.stringContaining('Falta el usuario')]);
    const nothing = await run(['login', 'admin']);
    expect([nothing.exit, nothing.stderr]).toEqual([64, expect.stringContaining('--password-file')]);
    const noInput = await runCli(['login', 'admin', '--no-input'], { environment: server.environment, screen: 80 });
    expect([noInput.exit, noInput.stderr]).toEqual([64, expect.stringContaining('--password-file')]);
    const noFile = await run(['login', 'admin', '--password-file', '/no/hay']);
    expect([noFile.exit, noFile.stderr]).toEqual([1, expect.stringContaining('No existe el archivo /no/hay')]);
  });

  it('asks on a screen, and never shows the password', async () => {
    const { environment } = server;
    const { exit, stdout, stderr } = await runCli(['login', 'admin'], { environment, screen: 80, typed: 'demo\r' });
    expect(exit).toBe(0);
    expect(stderr).toMatch(/Contraseña de admin en 127\.0\.0\.1:\d+: /);
    expect(stdout + stderr).not.toContain('demo');
  });
});

it('asks who has a second factor for the code, and says what is missing where nobody can be asked', async () => {
  const { environment } = server;
  let isTyped = false;
  const asked = await runCli(['login', 'con.codigo'], {
    environment,
    screen: 80,
    typed: 'demo\r',
    onQuestion: (text, type) => {
      if (isTyped || !text.endsWith('Código de tu teléfono: ')) return;
      isTyped = true;
      setImmediate(() => type('123456\r'));
    },
  });
  expect([asked.exit, asked.stderr]).toEqual([0, expect.stringContaining('Código de tu teléfono: ')]);
  const piped = await run(['login', 'con.codigo'], 'demo\n');
  expect([piped.exit, piped.stderr]).toEqual([1, expect.stringContaining('Falta el código')]);
});

describe('without a session', () => {
  it.each([['whoami'], ['orders', 'list'], ['catalogue', 'search', 'x'], ['watch']])(
    '%s %s needs a login',
    async (...words) => {
      const { exit, stdout, stderr } = await run(words);
      expect(exit).toBe(4);
      expect(stdout).toBe('');
      expect(stderr).toContain('mostrador login');
    },
  );

  it('names the login of the profile, or the server, that was named', async () => {
    const address = server.base;
    await run(['config', 'set', 'profiles.oficina.server', address]);
    expect((await run(['whoami', '--profile', 'oficina'])).stderr).toContain('mostrador login --profile oficina\n');
    expect((await run(['whoami', '--server', address])).stderr).toContain(`mostrador login --server ${address}\n`);
    expect((await run(['whoami'])).stderr).toContain('mostrador login\n');
  });

  it('logout has nothing to do', async () => {
    const { exit, stdout } = await run(['logout']);
    expect(exit).toBe(0);
    expect(stdout).toContain('No había una sesión abierta');
  });
});

it('logout ends the session on the server too', async () => {
  await run(['login', 'admin'], 'demo');
  const kept = readFileSync(loginFile(), 'utf8');
  expect((await run(['logout'])).stdout).toContain('Terminó tu sesión');
  writeFileSync(loginFile(), kept);
  expect((await run(['whoami'])).exit).toBe(4);
});

describe('doctor', () => {
  it('says that all is well', async () => {
    await run(['login', 'admin'], 'demo');
    const ran = await run(['doctor', '--json']);
    expect(ran.exit).toBe(0);
    expect(documentOf(ran)).toMatchObject({
      version: '9.8.7',
      server: server.base,
      serverFrom: 'API_BASE_URL',
      isWell: true,
    });
  });

  it('fails when nobody answers, and says who was asked', async () => {
    const { exit, stdout } = await run(['doctor', '--server', 'http://127.0.0.1:1']);
    expect(exit).toBe(1);
    expect(stdout).toContain('http://127.0.0.1:1 (de --server) no contesta');
  });
});

describe('a file of logins that is none', () => {
  it('is told, and neither taken for no session nor written over', async () => {
    await run(['login', 'gerente'], 'demo');
    writeFileSync(loginFile(), '{ "http://otro": ');
    for (const [words, typed] of [
      [['whoami'], ''],
      [['login', 'admin'], 'demo'],
    ] as const) {
      const { exit, stderr } = await run(words, typed);
      expect([exit, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
        1,
        expect.stringContaining('donde se guardan las sesiones'),
      ]);
    }
    expect(readFileSync(loginFile(), 'utf8')).toBe('{ "http://otro": ');
  });

  it('is a finding of doctor, and keeps no word from being completed', async () => {
    await run(['login', 'gerente'], 'demo');
    writeFileSync(loginFile(), '{ "http://otro": ');
    const ran = await run(['doctor', '--json']);
    expect(ran.exit).toBe(1);
    expect(documentOf(ran)).toMatchObject({
      isWell: false,
      findings: expect.arrayContaining([
        { about: 'Servidor', verdict: 'good', text: expect.any(String) },
        { about: 'Sesión', verdict: 'bad', text: expect.stringContaining(`No se entiende ${loginFile()}`) },
      ]),
    });
    const words = await run(['complete', '--', 'who']);
    expect([words.exit, words.stdout, words.stderr]).toEqual([0, expect.stringContaining('whoami'), '']);
  });

  it('is said to be unread where it cannot be read', async () => {
    mkdirSync(loginFile(), { recursive: true });
    const { exit, stderr } = await run(['whoami']);
    expect([exit, stderr]).toEqual([1, expect.stringContaining('No se pudo leer')]);
  });

  it('has no login to lose where it is empty, as a full disk leaves it', async () => {
    await run(['login', 'gerente'], 'demo');
    writeFileSync(loginFile(), '');
    expect((await run(['whoami'])).exit).toBe(4);
    expect((await run(['login', 'admin'], 'demo')).exit).toBe(0);
    expect((await run(['whoami'])).exit).toBe(0);
  });
});

it('who is not signed in where nobody listens is told that first', async () => {
  const listening = await run(['orders', 'list']);
  expect([listening.exit, listening.stderr]).toEqual([4, expect.stringContaining('mostrador login')]);
  const nowhere = { ...server.environment, API_BASE_URL: 'http://127.0.0.1:9' };
  const ran = await runCli(['orders', 'list'], { environment: nowhere });
  expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining('ahí no escucha nadie')]);
  expect(ran.stderr).not.toContain('mostrador login');
});
