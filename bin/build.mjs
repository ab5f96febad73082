/**
 * Builds the three programs and their workers into dist/, once per content: a second call with nothing changed does
 * nothing.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { bench, cli, server, workers } from '../esbuild.config.mjs';
import { buildWeb } from './build-web.mjs';
import { uiVersion } from './ui-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const sources = [
  'core',
  'adapters',
  'server',
  'web',
  'cli',
  'bin',
  'esbuild.config.mjs',
  'package.json',
  'package-lock.json',
];

const filesBelow = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
      : [path];

const contentKey = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

export const buildBench = () => esbuild(bench);

/** Returns whether anything was built. */
export async function build() {
  const key = contentKey();
  const stamp = join(dist, '.built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) {
    // Looked at now: the terminal goes by this time (bin/ready.mjs).
    utimesSync(stamp, new Date(), new Date());
    return false;
  }
  console.error('Construyendo el programa (cuando cambió; tarda hasta un minuto)…');
  const versionFile = join(dist, 'ui-version');
  const version = uiVersion(existsSync(versionFile) ? readFileSync(versionFile, 'utf8') : null);
  const previous = join(root, '.cache', `dist-${process.pid}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (existsSync(dist)) renameSync(dist, previous);
  try {
    mkdirSync(dist, { recursive: true });
    await Promise.all([esbuild(workers), esbuild(server), esbuild(cli), buildWeb(root, dist, version)]);
    // Beside the server, which reads them as adapters/postgres/migration-files.ts does.
    cpSync(join(root, 'adapters/postgres/migrations'), join(dist, 'server/migrations'), { recursive: true });
    writeFileSync(versionFile, version);
    writeFileSync(stamp, key);
  } catch (error) {
    // A build that fails leaves the one before.
    rmSync(dist, { recursive: true, force: true });
    if (existsSync(previous)) renameSync(previous, dist);
    throw error;
  } finally {
    rmSync(previous, { recursive: true, force: true });
  }
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await build();
  console.log(built ? 'dist/ construido' : 'dist/ al día');
}
