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
const start = (env: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...words], { env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  child.stdin.end();
  return Object.assign(child, { output });
};
const run = async (env: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const child = start(env, ...words);
  const [exit] = (await once(child, 'close')) as [number];
  return { exit, ...child.output };
};

it('runs a server here, and looks after its database while it is stopped', async () => {
  expect(await run(environment, 'db', 'check')).toMatchObject({ exit: 0, out: 'La base de datos está vacía\n' });
  expect(existsSync(environment.DATA_DIR)).toBe(false);
  expect(await run(environment, 'db', 'migrate', '--dry-run')).toMatchObject({
    exit: 0,
    out: 'La base de datos está vacía: se crearían sus tablas. No se cambió nada\n',
  });
  expect(existsSync(environment.DATA_DIR)).toBe(false);
  expect(await run(environment, 'db', 'migrate', '--yes')).toMatchObject({
    exit: 0,
    out: 'La base de datos quedó al día\n',
  });
  expect(JSON.parse((await run(environment, 'db', 'migrate', '--dry-run', '--json')).out)).toEqual({
    ...{ ok: true, dryRun: true },
    lines: ['La base de datos ya está al día: no hay nada que cambiar'],
  });
  expect(await run(environment, 'db', 'migrate')).toMatchObject({
    exit: 0,
    out: expect.stringContaining('ya estaba al día'),
  });
  const port = String(await freePort());
  const serving = start(environment, 'serve', '--port', port);
  await expect.poll(() => serving.output.out, { timeout: 60_000 }).toContain('Mostrador está en');
  // The server has the folder to itself.
  const busy = await run(environment, 'db', 'check');
  expect([busy.exit, busy.out]).toEqual([1, '']);
  serving.kill('SIGINT');
  // As everywhere: a script tells it from a server that ended by itself.
  expect(await once(serving, 'close')).toEqual([130, null]);
  expect(await run(environment, 'db', 'check')).toMatchObject({
    exit: 0,
    out: 'La base de datos se abre y está al día: 0 artículos, 0 clientes y 0 pedidos\n',
  });
  expect(JSON.parse((await run(environment, 'db', 'check', '--json')).out)).toEqual({
    ok: true,
    lines: ['La base de datos se abre y está al día: 0 artículos, 0 clientes y 0 pedidos'],
  });
  const copy = join(folder, 'copia.backup');
  expect(await run(environment, 'db', 'backup', copy)).toMatchObject({ exit: 0 });
  expect(existsSync(copy)).toBe(true);
  expect((await run(environment, 'db', 'restore', copy)).exit).toBe(64);
  const nowhere = await run(environment, 'db', 'restore', join(folder, 'nada'), '--yes');
  expect([nowhere.exit, nowhere.err]).toEqual([1, expect.stringContaining('No existe el archivo')]);
  expect(await run(environment, 'db', 'restore', copy, '--yes')).toMatchObject({ exit: 1 });
  const what = expect.stringMatching(
    /^Es una copia del .*: 0 artículos, 0 clientes y 0 pedidos \(\d+ filas en \d+ tablas\)$/,
  );
  const taken = await run(environment, 'db', 'restore', copy, '--dry-run');
  expect([taken.exit, taken.out.trim(), taken.err]).toEqual([1, what, expect.stringContaining('ya tiene datos')]);
  const empty = join(folder, 'vacía');
  const tried = await run(environment, 'db', 'restore', copy, '--dry-run', '--json', '--data', empty);
  const can = 'La base de datos de acá está vacía: la copia se puede restaurar. No se cambió nada';
  expect([tried.exit, JSON.parse(tried.out)]).toEqual([0, { ok: true, lines: [what, can], dryRun: true }]);
  expect(existsSync(empty)).toBe(false);
}, 180_000);

it('tells why it failed in the document of --json, and how a terminal names the folder', async () => {
  const { DATA_DIR: _, ...bare } = environment;
  const without = await run(bare, 'db', 'check', '--json');
  expect([without.exit, without.err.split('DATA_DIR no definida').length - 1, JSON.parse(without.out)]).toEqual([
    64,
    1,
    {
      error: {
        ...{ code: 'wrong-usage', requestId: null },
        message: 'Variable de entorno DATA_DIR no definida en modo production',
        advice: expect.stringContaining('--data CARPETA'),
      },
    },
  ]);
  const plain = await run(bare, 'serve');
  expect([plain.exit, plain.err]).toEqual([64, expect.stringContaining('--data CARPETA')]);
  expect((await run(bare, 'db', 'check', '--data', join(folder, 'otra'))).exit).toBe(0);
  for (const port of ['abc', '70000']) {
    const wrong = await run(environment, 'serve', '--port', port);
    expect([wrong.exit, wrong.err]).toEqual([64, expect.stringContaining('de 0 a 65535')]);
  }
}, 60_000);
