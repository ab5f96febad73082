/**
 * Makes a clone ready to run: puts right what a killed one left, installs what the lock file names, then builds. In
 * production it installs nothing, since a server may be running on what is there: it says what is missing. Says what it
 * does on stderr.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreManifest } from './manifest.mjs';
import { comparePackages, installPackages, sweepKilled } from './packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const refuse = (...lines) => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const firstOf = (names) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` y ${names.length - 5} más` : ''}`;

const checkPackages = ({ missing, outdated }) => {
  const advice = 'Con el servidor detenido: npm ci --omit=dev';
  if (missing.length > 0)
    refuse(`Faltan dependencias: ${firstOf(missing)}. En producción no se instalan solas.`, advice);
  if (outdated.length > 0) console.error(`Hay dependencias de otra versión: ${firstOf(outdated)}. ${advice}`);
};

const install = () => {
  console.error('Instalando dependencias (sólo la primera vez)…');
  if (!installPackages(root)) refuse('No se pudieron instalar las dependencias: revisá la conexión y reintentá.');
};

/**
 * `tools` also wants what only development needs; `mayRebuild: false` keeps, in production, the program that is built.
 */
export async function prepare({ tools = false, mayRebuild = true } = {}) {
  // A mode that the server does not know is a mistyped `production`: the server refuses it, and nothing is installed
  // before.
  const isProduction = !['', 'development', 'test'].includes(process.env.NODE_ENV?.trim() ?? '');
  restoreManifest(root);
  sweepKilled(root);
  const found = comparePackages(root, { tools });
  if (isProduction) checkPackages(found);
  else if (found.missing.length + found.outdated.length > 0) install();
  if (isProduction && !mayRebuild && existsSync(join(root, 'dist', '.built'))) return;
  const { build } = await import('./build.mjs');
  await build();
}
