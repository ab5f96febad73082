import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDirectory } from '#test/contracts/data-directories.ts';
import { aClone } from './a-clone.ts';
import { freePort } from './free-port.ts';

let clone: ReturnType<typeof aClone>;
let dataDir: string;
beforeAll(() => {
  clone = aClone();
  // A directory with its tables: to make them takes seconds, and is not what is tested.
  dataDir = migratedDirectory('mostrador-data-');
});
afterAll(() => {
  for (const folder of [clone.root, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const environment = (port = 0) => {
  const { PATH = '', HOME = '' } = process.env;
  const own = { NODE_ENV: 'production', DATA_DIR: dataDir, ADMIN_PASSWORD: 'una-clave-larga', PORT: String(port) };
  return { HOME, PATH: `${clone.bin}:${PATH}`, ...own };
};

/** Waits until it says that it is there; fails with what it said where it ends before. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Mostrador está en')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });

it('a production start installs nothing, and the kill of npm closes the server', { timeout: 120_000 }, async () => {
  const port = await freePort();
  // npm itself by its path, since the one in the clone's PATH is the witness.
  const npm = process.env['npm_execpath'] ?? spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  const starting = spawn(process.execPath, [npm, 'start'], { cwd: clone.root, env: environment(port) });
  await ready(starting);
  expect(existsSync(clone.asked)).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  starting.kill('SIGTERM');
  const [exit] = await once(starting, 'exit');
  expect(exit).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

it('a backup in production installs nothing either', { timeout: 120_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/start.mjs', 'backup'], {
    cwd: clone.root,
    env: environment(),
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(clone.asked)).toBe(false);
});

it('what is missing is named, and nothing is touched', () => {
  const fastify = join(clone.root, 'node_modules', 'fastify');
  renameSync(fastify, `${fastify}-aside`);
  const run = () =>
    spawnSync(process.execPath, ['bin/start.mjs'], {
      cwd: clone.root,
      env: environment(),
      encoding: 'utf8',
      timeout: 100_000,
    });
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('Faltan dependencias: fastify');
  expect(stderr).toContain('npm ci --omit=dev');
  expect(existsSync(clone.asked)).toBe(false);
  renameSync(`${fastify}-aside`, fastify);
});

it('an installation that fails, out of production, loses nothing that was there', () => {
  const pg = join(clone.root, 'node_modules', 'pg');
  renameSync(pg, `${pg}-aside`);
  const { status, stderr } = spawnSync(process.execPath, ['bin/start.mjs'], {
    cwd: clone.root,
    env: { ...environment(), NODE_ENV: '' },
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect([status, existsSync(clone.asked)]).toEqual([1, true]);
  expect(stderr).toContain('No se pudieron instalar las dependencias');
  expect(existsSync(join(clone.root, 'node_modules', 'fastify'))).toBe(true);
  expect(readdirSync(join(clone.root, '.cache'))).toEqual([]);
  renameSync(`${pg}-aside`, pg);
});

it('what a killed npm pack, install and build left is put right by the next start', { timeout: 120_000 }, () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, words, { cwd: clone.root, env: environment(), encoding: 'utf8', timeout: 100_000 });
  const manifest = join(clone.root, 'package.json');
  const before = readFileSync(manifest, 'utf8');
  expect(run('bin/pack.mjs', 'before')).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(manifest, 'utf8')).not.toBe(before);
  // No process has this number: it is above the most that there are.
  const [killedInstall, killedBuild] = ['install-99999999', 'dist-99999999'].map((name) =>
    join(clone.root, '.cache', name),
  ) as [string, string];
  for (const folder of [killedInstall, killedBuild]) mkdirSync(folder);
  renameSync(join(clone.root, 'node_modules'), join(killedInstall, 'previous'));

  const { status, stdout } = run('bin/start.mjs', '--version');
  expect([status, stdout]).toEqual([0, `${(JSON.parse(before) as { version: string }).version}\n`]);
  expect(readFileSync(manifest, 'utf8')).toBe(before);
  for (const folder of [killedInstall, killedBuild]) expect(existsSync(folder)).toBe(false);
});
