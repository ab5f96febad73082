import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '#test/bin/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-local-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { PATH = '' } = process.env;
const environment = {
  PATH,
  HOME: folder,
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'datos'),
  ADMIN_PASSWORD: 'una-clave-larga',
};
const start = (...words: readonly string[]) => {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...words], { env: environment });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  child.stdin.end();
  return Object.assign(child, { said });
};
const run = async (...words: readonly string[]) => {
  const child = start(...words);
  const [exit] = (await once(child, 'close')) as [number];
  return { exit, ...child.said };
};

it('runs a server here, and looks after its database while it is stopped', async () => {
  expect(await run('db', 'check')).toMatchObject({ exit: 0, out: 'La base de datos está vacía\n' });
  expect(existsSync(environment.DATA_DIR)).toBe(false);
  expect(await run('db', 'migrate')).toMatchObject({ exit: 0, out: 'La base de datos quedó al día\n' });
  expect(await run('db', 'migrate')).toMatchObject({ exit: 0, out: expect.stringContaining('ya estaba al día') });
  const port = String(await freePort());
  const serving = start('serve', '--port', port);
  await expect.poll(() => serving.said.out, { timeout: 60_000 }).toContain('Mostrador está en');
  // It has the folder to itself.
  const busy = await run('db', 'check');
  expect([busy.exit, busy.out]).toEqual([1, '']);
  serving.kill('SIGINT');
  await once(serving, 'close');
  expect(await run('db', 'check')).toMatchObject({
    exit: 0,
    out: 'La base de datos se abre y está al día: 0 artículos, 0 clientes y 0 pedidos\n',
  });
  expect(JSON.parse((await run('db', 'check', '--json')).out)).toEqual({
    ok: true,
    lines: ['La base de datos se abre y está al día: 0 artículos, 0 clientes y 0 pedidos'],
  });
  const copy = join(folder, 'copia.backup');
  expect(await run('db', 'backup', copy)).toMatchObject({ exit: 0 });
  expect(existsSync(copy)).toBe(true);
  expect((await run('db', 'restore', copy)).exit).toBe(64);
  expect((await run('db', 'restore', join(folder, 'nada'), '--yes')).exit).toBe(64);
  expect(await run('db', 'restore', copy, '--yes')).toMatchObject({ exit: 1 });
}, 180_000);
