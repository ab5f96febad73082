/**
 * `npm test`: does its own set-up, then every check and test that needs no outside service, and says aloud what it skipped. A real
 * PostgreSQL is used where TEST_DATABASE_URL names one.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserFor } from './browser.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (command, args, env = {}) =>
  spawnSync(process.execPath, [`${root}node_modules/${command}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

await prepare({ tools: true });
const { check } = await import('./check.mjs');
const skipped = [];
if (!process.env.TEST_DATABASE_URL) {
  skipped.push('los contratos sobre un PostgreSQL real (definí TEST_DATABASE_URL para correrlos)');
}
const browser = await browserFor(root);
if (browser === null) skipped.push('los recorridos en Chromium (no hay un navegador, ni se pudo instalar)');

const passed =
  check() &&
  run('vitest/vitest.mjs', ['run', ...process.argv.slice(2)]) &&
  (browser === null || run('@playwright/test/cli.js', ['test'], browser));

for (const what of skipped) console.log(`OMITIDO: ${what}`);
process.exit(passed ? 0 : 1);
