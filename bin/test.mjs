/**
 * `npm test`: does its own set-up, then every check and test that needs no outside service, and says aloud what it
 * skipped. A real PostgreSQL is used where TEST_DATABASE_URL names one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserFor } from './browser.mjs';
import { leftOut } from './left-out.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const memoryDisk = '/dev/shm';
const roomNeeded = 6 * 2 ** 30;

/**
 * A folder in memory for what tests make and throw away, where a machine has one with room for it: to copy the thousand
 * files of an embedded database takes 0.9 s on a disk and 0.1 s there. Null elsewhere.
 */
const inMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return Math.min(bavail * bsize, freemem()) < roomNeeded ? null : mkdtempSync(`${memoryDisk}/mostrador-test-`);
  } catch {
    return null;
  }
};
const folder = inMemory();
if (folder !== null) {
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Room for what lives shortly: with the usual 16 MB a thread of tests collects garbage so often that it takes some 10 %
 * more CPU (of 71 files, twice: 125 and 136 s in place of 119 and 117).
 */
const ofTests = ['--max-semi-space-size=64'];

const run = (command, args, env = {}) =>
  spawnSync(process.execPath, [...ofTests, `${root}node_modules/${command}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

await prepare({ tools: true });
const { check } = await import('./check.mjs');
const browser = await browserFor(root);

const passed =
  (await check()) &&
  run('vitest/vitest.mjs', ['run', ...process.argv.slice(2)]) &&
  (browser === null || run('@playwright/test/cli.js', ['test'], browser));

for (const what of leftOut({ environment: process.env, browser })) console.log(`OMITIDO: ${what}`);
process.exit(passed ? 0 : 1);
