import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClone } from './a-clone.ts';
import { freePort } from './free-port.ts';

/** Where nothing can be fetched, nothing can be installed: CI, which can, must. */
const mustInstall = process.env['MUST_INSTALL_PACKAGE'] === '1';
const isOffline = (output: string): boolean => /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/.test(output);

/** Where npm has nothing kept it asks the registry for some two hundred packages, while other tests run. */
const installTimeout = 540_000;
const { PATH = '', HOME = '' } = process.env;
/**
 * How the registry is reached from here: through a proxy, by a certificate of one's own. What else npm tells its
 * scripts is not the user's.
 */
const reaching = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:NODE_EXTRA_CA_CERTS|(?:HTTPS?|NO)_PROXY)$/i.test(name)),
);
const npm = (args: readonly string[], cwd: string) =>
  spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: { ...reaching, PATH, HOME, NO_UPDATE_NOTIFIER: '1' },
    timeout: installTimeout,
  });

let folder: string;
let clone: ReturnType<typeof aClone>;
let manifestBefore: string;
let server: ChildProcess | null = null;
let isInstalled = false;
const program = (name: string) => join(folder, 'prefix', 'bin', name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-package-'));
  clone = aClone();
  manifestBefore = readFileSync(join(clone.root, 'package.json'), 'utf8');
  const packed = npm(['pack', '--pack-destination', folder], clone.root);
  if (packed.status !== 0) throw new Error(packed.stderr);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  mkdirSync(join(folder, 'prefix'));
  const installing = [
    'install',
    '--global',
    '--prefix',
    join(folder, 'prefix'),
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const installed = npm([...installing, tarball], folder);
  isInstalled = installed.status === 0;
  if (!isInstalled && (mustInstall || !isOffline(installed.stderr))) {
    throw new Error(installed.error?.message ?? installed.stderr);
  }
}, 2 * installTimeout);
afterAll(() => {
  server?.kill('SIGKILL');
  for (const path of [clone.root, folder]) rmSync(path, { recursive: true, force: true });
});

it('is packed from a clone, which stays as it was', () => {
  expect(readFileSync(join(clone.root, 'package.json'), 'utf8')).toBe(manifestBefore);
});

it('installs without sources and without what builds or tests it', ({ skip }) => {
  if (!isInstalled) {
    process.stderr.write('OMITIDO: la instalación del paquete (no hay conexión con el registro)\n');
    return skip();
  }
  const home = join(folder, 'prefix', 'lib', 'node_modules', 'mostrador');
  expect(readdirSync(home).sort()).toEqual([
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'docs',
    'node_modules',
    'package.json',
  ]);
  expect(readdirSync(join(home, 'bin')).sort()).toEqual([
    'compile-cache.mjs',
    'mostrador.mjs',
    'ready.mjs',
    'start.mjs',
  ]);
  const { devDependencies } = JSON.parse(manifestBefore) as { devDependencies: Record<string, string> };
  const { packages } = JSON.parse(readFileSync(join(clone.root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly dev?: boolean }>;
  };
  const unwanted = [
    // What builds or tests it, but for what one of its own packages brings along too.
    ...Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev === true),
    'esbuild',
    'fastify',
    'ink',
    'react-router-dom',
    'primereact',
    '@fontsource/ibm-plex-sans',
  ];
  expect(unwanted.filter((name) => existsSync(join(home, 'node_modules', name)))).toEqual([]);
  // The rest is inside of the programs.
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).sort()).toEqual([
    '@electric-sql/pglite',
    '@microsoft/signalr',
    '@node-rs/argon2',
    'pdfkit',
  ]);
});

it('holds what its pages lead to', ({ skip }) => {
  if (!isInstalled) return skip();
  const home = join(folder, 'prefix', 'lib', 'node_modules', 'mostrador');
  const pages = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !path.startsWith('node_modules'),
  );
  expect(pages.length).toBeGreaterThan(50);
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => join(dirname(page), target))
      .filter((target) => !existsSync(join(home, target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
});

it('says its version and its help, from any folder', ({ skip }) => {
  if (!isInstalled) return skip();
  const run = (...words: readonly string[]) =>
    spawnSync(program('mostrador'), words, { cwd: folder, env: { PATH, HOME }, encoding: 'utf8', timeout: 20_000 });
  const { version } = JSON.parse(manifestBefore) as { version: string };
  expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('mostrador help orders'),
    stderr: '',
  });
});

it('runs, server and terminal', async ({ skip }) => {
  if (!isInstalled) return skip();
  const port = await freePort();
  const dataDir = join(folder, 'data');
  const production = { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ADMIN_PASSWORD: 'una-clave-larga' };
  server = spawn(program('mostrador-server'), { cwd: folder, env: { ...production, PORT: String(port) } });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server?.stdout, server?.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Mostrador está en')) resolve();
      });
    }
    server?.once('exit', () => reject(new Error(output)));
  });
  const address = `http://127.0.0.1:${port}`;
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<script[^>]+src="\/assets\/app-/)]);

  const environment = { PATH, HOME, API_BASE_URL: address, XDG_CONFIG_HOME: folder };
  const run = (words: readonly string[], input = '') =>
    spawnSync(program('mostrador'), words, { cwd: folder, env: environment, input, encoding: 'utf8', timeout: 20_000 });
  expect(run(['login', 'admin'], 'una-clave-larga').status).toBe(0);
  // Right after its start a busy machine may not answer within the second that readyz has.
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(() => run(['doctor']).stdout, { timeout: 60_000 }).toMatch(/bien +Servidor/);
  expect(run(['backup']).stdout).toContain('Copia hecha');
  // What is live, every screen among it, connects by a package that a bundler does not see whole.
  const watching = spawn(program('mostrador'), ['watch', '--json'], { cwd: folder, env: environment });
  let watchOutput = '';
  watching.stderr.on('data', (chunk: Buffer) => {
    watchOutput += chunk.toString();
  });
  await expect.poll(() => watchOutput, { timeout: 30_000 }).toContain('Conectado');
  const left = once(watching, 'exit');
  watching.kill('SIGINT');
  expect(await left).toEqual([130, null]);

  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 90_000);
