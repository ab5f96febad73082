/** Makes a fresh clone ready to run: installs what the lock file names, then builds. Says what it does on stderr. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const installedStamp = join(root, 'node_modules', '.mostrador-installed');

const oldestNode = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Mostrador necesita Node ${oldestNode.join('.')} o más nuevo; éste es ${process.versions.node}.`);
  process.exit(1);
};

const install = () => {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lock) return;
  console.error('Instalando dependencias (sólo la primera vez)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error('No se pudieron instalar las dependencias: revisá la conexión y reintentá.');
    process.exit(1);
  }
  writeFileSync(installedStamp, lock);
};

export async function prepare() {
  checkNode();
  install();
  const { build } = await import('./build.mjs');
  await build();
}
